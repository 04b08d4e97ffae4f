import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { wronglyPacked } from '#modules/bills/domain/packing.ts';
import type { ShipmentAction } from '#modules/bills/domain/shipment-steps.ts';
import type { BillRow } from './bill-store.ts';
import type { ShipmentRow } from './shipment-store.ts';

type Judged = Pick<ShipmentRow, 'goods'>;
type Papers = readonly Pick<BillRow, 'kind' | 'state'>[];

/** The papers a shipment needs before it leaves: a packing list, and an invoice where it leaves the country (commerce §4). */
export function missingPapers({ goods }: Judged, bills: Papers): readonly BillKind[] {
  const needed: readonly BillKind[] = goods.destination === 'export' ? ['pl', 'ci'] : ['pl'];
  return needed.filter((kind) => !bills.some((bill) => bill.kind === kind && bill.state === 'issued'));
}

/** Whether the way of the goods is known: a document or vehicle, such as the own truck. */
export function isWayKnown({ goods: { transport } }: Judged): boolean {
  return transport.mode !== null && (transport.documentNo !== '' || transport.vehicle !== '');
}

/** Whether papers were issued that still stand. */
export function hasIssued(bills: Papers): boolean {
  return bills.some(({ kind, state }) => kind !== 'pi' && state === 'issued');
}

/** What stands against a step of a shipment now, as the code of its refusal; undefined where nothing does. */
export function refusalOfShipment(action: ShipmentAction, shipment: Judged, bills: Papers): string | undefined {
  const { lines, packages } = shipment.goods;
  if (action === 'pack') {
    if (packages.some(({ contents }) => contents.length === 0)) return 'shipment.package-empty';
    return wronglyPacked(lines, packages).length > 0 ? 'shipment.contents' : undefined;
  }
  if ((action === 'unpack' || action === 'cancel') && hasIssued(bills)) return 'shipment.issued';
  if (action !== 'dispatch') return undefined;
  return missingPapers(shipment, bills).length > 0 ? 'shipment.papers' : undefined;
}
