import { type Locale, textIn } from '#kernel/locale.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { billNumber } from '#modules/bills/domain/bill-paper.ts';
import { billNames } from '#modules/bills/domain/bill-titles.ts';
import { wronglyPacked } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { accompanies, otherWay } from '#modules/bills/domain/printed-way.ts';
import type { ShipmentAction } from '#modules/bills/domain/shipment-steps.ts';
import type { FailureCode } from '#server/failures.ts';
import type { BillRow } from './bill-store.ts';
import type { ShipmentRow } from './shipment-store.ts';

type Judged = Pick<ShipmentRow, 'goods'>;
type Papers = readonly Pick<BillRow, 'kind' | 'state' | 'body'>[];

/** What stands against a step: the code of its refusal, and what its sentence names. */
export interface ShipmentRefusal {
  readonly code: FailureCode;
  readonly values?: Readonly<Record<string, string>>;
}

/** The papers a shipment needs before it leaves: a packing list, and an invoice where it leaves the country (commerce §4). */
function missingPapers({ goods }: Judged, bills: Papers): readonly BillKind[] {
  const needed: readonly BillKind[] = goods.destination === 'export' ? ['pl', 'ci'] : ['pl'];
  return needed.filter((kind) => !bills.some((bill) => bill.kind === kind && bill.state === 'issued'));
}

/** Refuses goods to leave without their papers: names those they lack. */
function refusalOfPapers(shipment: Judged, bills: Papers, locale: Locale): ShipmentRefusal | undefined {
  const missing = missingPapers(shipment, bills);
  return missing.length === 0 ? undefined : { code: 'shipment.papers', values: { bills: billNames(missing, locale) } };
}

/** Refuses goods to leave in another way than the papers that go with them print: names both, and the paper. */
function refusalOfWay({ goods }: Judged, bills: Papers, locale: Locale): ShipmentRefusal | undefined {
  const other = otherWay(goods.transport, bills);
  if (other === undefined) return undefined;
  const { field, named, number, paper, said } = other;
  const words = { field: textIn(PAPER_WORDS[field], locale), paper: billNames([paper], locale), number };
  return {
    code: 'shipment.papers-differ',
    values: { ...words, said: textIn(said, locale), named: textIn(named, locale) },
  };
}

/** What stands against goods leaving, in the way they are to go. */
export function refusalOfDispatch(shipment: Judged, bills: Papers, locale: Locale): ShipmentRefusal | undefined {
  return (
    refusalOfPapers(shipment, bills, locale) ?? refusalOfList(shipment, bills) ?? refusalOfWay(shipment, bills, locale)
  );
}

/**
 * What stands against the packing list of an export: customs hold it against the invoice it names, so that is one of the shipment still in
 * force. A list that names none may go, which the provider's rules alone let it do.
 */
function refusalOfList({ goods }: Judged, bills: Papers): ShipmentRefusal | undefined {
  const list = bills.find(({ kind, state }) => kind === 'pl' && state === 'issued');
  const named = list?.body?.references.ciNo ?? '';
  if (goods.destination !== 'export' || named === '') return undefined;
  const invoice = bills.find(({ body, kind }) => kind === 'ci' && body !== null && billNumber(body) === named);
  if (invoice?.state === 'issued') return undefined;
  return { code: invoice?.state === 'superseded' ? 'shipment.list-revised' : 'shipment.list-void', values: { named } };
}

/** Whether the way of the goods is known: a document or vehicle, such as the own truck. */
export function isWayKnown({ goods: { transport } }: Judged): boolean {
  return transport.mode !== null && (transport.documentNo !== '' || transport.vehicle !== '');
}

/** Whether papers were issued that still stand. */
export function hasIssued(bills: Papers): boolean {
  return bills.some(accompanies);
}

/** What stands against a step of a shipment now; undefined where nothing does. */
export function refusalOfShipment(
  action: ShipmentAction,
  shipment: Judged,
  bills: Papers,
  locale: Locale,
): ShipmentRefusal | undefined {
  const { lines, packages } = shipment.goods;
  if (action === 'pack') {
    if (packages.some(({ contents }) => contents.length === 0)) return { code: 'shipment.package-empty' };
    return wronglyPacked(lines, packages).length > 0 ? { code: 'shipment.contents' } : undefined;
  }
  if ((action === 'unpack' || action === 'cancel') && hasIssued(bills)) return { code: 'shipment.issued' };
  return action === 'dispatch' ? refusalOfDispatch(shipment, bills, locale) : undefined;
}
