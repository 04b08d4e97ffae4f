import { eq } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { sideOf } from '#kernel/side.ts';
import type { ListedBillDto, OpenBillDto } from '#modules/bills/contract.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { BILL_ACTIONS, billStepOf, mayStepBill } from '#modules/bills/domain/bill-steps.ts';
import { totalsOf } from '#modules/bills/domain/bill-totals.ts';
import { checkBill, errorsIn } from '#modules/bills/domain/check-bill.ts';
import { findingText } from '#modules/bills/domain/check-words.ts';
import type { Finding } from '#modules/bills/domain/checks/finding.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { QuoteView } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { knownOf } from './bill-known.ts';
import { type BillRow, eventsWhere, findBill, revisionsOf } from './bill-store.ts';
import { billEvents } from './bill-tables.ts';
import { bodyOfBill, goodsOf, pairOf } from './composed-bill.ts';
import { activeAccounts, findSeller } from './draft-own.ts';
import { hashOfBody } from './hash-of-body.ts';
import { maskedAccount, mayReadBank } from './masked-account.ts';
import { billLinkOf, goodsTold, grossOf, happenedOf, type PaperReader, reachOf } from './present-shipment.ts';
import { isSeenByCustomer } from './shipment-store.ts';

/** A bill as it stands in the list: as it was issued, of a draft what it comes to now; a shipment that is not seen yet is not named. */
export function presentBill(row: BillRow, view: QuoteView): ListedBillDto {
  const { body, createdAt, customerName, issuedAt, own, revision, shipmentState, updatedAt, version } = row;
  const isShipmentSeen = view !== 'C' || isSeenByCustomer(shipmentState);
  return {
    ...billLinkOf(row),
    ...{ version, revision, customer: customerName },
    shipment: isShipmentSeen ? numberedOf('shipment', row.shipmentId, row.shipmentSerial, row.shipmentAt) : null,
    order: numberedOf('order', row.orderId, row.orderSerial, row.orderAt),
    quote: numberedOf('quote', row.quoteId, row.quoteSerial, row.quoteAt),
    ...(body === null ? figuresOfDraft(row) : figuresOf(body)),
    issueDate: body?.issueDate ?? own.issueDate,
    issuedAt: issuedAt?.toISOString() ?? null,
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
}

type Figures = Pick<ListedBillDto, 'currency' | 'total' | 'packages' | 'grossG'>;

function figuresOf({ terms, totals: { grossG, money, packages } }: BillBody): Figures {
  return { currency: terms.currency, total: money?.total ?? null, packages, grossG };
}

function figuresOfDraft(row: BillRow): Figures {
  const { kind, own } = row;
  const goods = goodsOf(row);
  const { lines, packages, sold } = goods;
  const priced = lines.map((line) => ({ ...line, amount: null }));
  const unsaid = { validUntil: '', zone: '', delivery: sold.payment, exportReason: null };
  const terms = { ...sold, ...unsaid, partialShipment: null, transshipment: null };
  const parts = { kind, terms, lines: priced, charges: own.charges, packages, deposit: own.deposit };
  const total = totalsOf(parts).money?.total ?? null;
  return { currency: sold.currency, total, packages: packages.length, grossG: grossOf(goods) };
}

function numberedOf(kind: 'order' | 'quote' | 'shipment', id: string | null, serial: number | null, at: Date | null) {
  return id === null || serial === null || at === null ? null : { id, number: paperNumber(kind, serial, at) };
}

/** One bill as somebody reads it; refused where it is out of their reach. */
export async function openBillOf(
  db: Db,
  id: string,
  reader: PaperReader & { readonly locale: Locale },
): Promise<OpenBillDto> {
  const reach = reachOf(reader);
  const bill = await findBill(db, reach, id);
  if (bill === undefined) throw new Failure('record.unknown');
  const side = sideOf(reader.actor, reader.scope, bill.organisationId);
  const made = await madeOf(db, bill, reader);
  const history = await eventsWhere(db, eq(billEvents.billId, id));
  const pair = await pairOf(db, bill, reach, 'any');
  const { body } = made;
  return {
    ...presentBill(bill, reach.view),
    ...{ side, language: body.language, sha256: bill.sha256 ?? hashOfBody(body), voidReason: bill.voidReason },
    totals: body.totals.money,
    words: body.words,
    draft: bill.state === 'draft' ? await draftOf(db, bill, made.findings, reader) : null,
    revisions: (await revisionsOf(db, reach, bill)).filter((one) => one.id !== id).map(billLinkOf),
    pair: pair === undefined ? null : billLinkOf(pair),
    invoiceNamed: bill.kind === 'pl' ? body.references.ciNo : null,
    history: history.map(happenedOf),
    abilities: BILL_ACTIONS.flatMap((action) => {
      const step = billStepOf(bill.state, action);
      if (step === undefined || !mayStepBill(step, side, reader.actor.rights)) return [];
      return [{ action, refusal: refusalOf(action, made.findings, bill) }];
    }),
  };
}

function refusalOf(action: string, findings: readonly Finding[], bill: BillRow): string | null {
  if (action === 'issue') return !isPacked(bill) ? 'bill.not-packed' : errorsIn(findings) > 0 ? 'bill.checker' : null;
  return action === 'void' && isDispatched(bill) ? 'bill.dispatched' : null;
}

/** Whether the goods of a bill have left: its paper is with them. */
export function isDispatched({ kind, shipmentState }: Pick<BillRow, 'kind' | 'shipmentState'>): boolean {
  return kind !== 'pi' && (shipmentState === 'dispatched' || shipmentState === 'delivered');
}

/** Whether what a bill says of its goods stands: they are packed, and nobody changes them any more. */
export function isPacked({ kind, shipmentId, shipmentState }: BillRow): boolean {
  return kind === 'pi' || shipmentId === null || shipmentState === 'packed' || isDispatched({ kind, shipmentState });
}

/** The paper a bill is, or would be, and of a draft what the checker finds. */
export async function madeOf(
  db: Db,
  bill: BillRow,
  reader: Pick<PaperReader, 'actor' | 'scope' | 'now'>,
): Promise<{ readonly body: BillBody; readonly findings: readonly Finding[] }> {
  if (bill.body !== null) return { body: bill.body, findings: [] };
  const composing = { seller: await findSeller(db), reach: reachOf(reader) };
  const body = await bodyOfBill(db, bill, composing);
  const known = await knownOf(db, bill, body, { ...composing, today: providerDay(reader.now) });
  return { body, findings: checkBill(body, known) };
}

async function draftOf(
  db: Db,
  bill: BillRow,
  findings: readonly Finding[],
  { actor, locale }: PaperReader & { readonly locale: Locale },
): Promise<OpenBillDto['draft']> {
  const accounts = await activeAccounts(db);
  const isOpen = mayReadBank(actor);
  const { own } = bill;
  // Of goods that have left, what is still to be said of them is said here.
  const goods = isDispatched(bill) ? goodsOf(bill) : bill.goods;
  return {
    own: structuredClone(own) as NonNullable<OpenBillDto['draft']>['own'],
    goods: goods === null ? null : goodsTold(goods),
    findings: findings.map((finding) => ({
      ...{ key: finding.key, level: finding.level, text: findingText(finding, locale) },
      place: { ...finding.place },
    })),
    accounts: accounts.map(({ account, currency, id }) => ({
      ...{ id, currency, bank: account.bank },
      account: isOpen ? account.account : maskedAccount(account.account),
    })),
  };
}
