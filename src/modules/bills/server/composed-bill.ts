import { and, asc, eq } from 'drizzle-orm';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { billNumber } from '#modules/bills/domain/bill-paper.ts';
import { type BillParts, composeBill } from '#modules/bills/domain/compose-bill.ts';
import type { DispatchedGoods } from '#modules/bills/domain/dispatched-goods.ts';
import { orders } from '#modules/orders/server/tables.ts';
import type { Frozen } from '#modules/quotes/domain/canonical-json.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { Db } from '#server/database.ts';
import { type BillRow, billsOfShipment } from './bill-store.ts';
import { bills, shipmentLines } from './bill-tables.ts';
import { accountOf, activeAccounts, type Seller } from './draft-own.ts';
import type { PaperReach } from './shipment-store.ts';

/** With what a draft is made into a paper. */
export interface Composing {
  readonly seller: Seller;
  readonly reach: PaperReach;
}

/** The goods a bill is about: of its shipment, or its own. */
export function goodsOf({ goods, id, shipmentGoods }: BillRow): DispatchedGoods {
  const found = shipmentGoods ?? goods;
  if (found === null) throw new Error(`bill ${id} is about no goods`);
  return found;
}

/** A bill as it stands: as it was issued, or as its draft would be issued now under a number. */
export async function bodyOfBill(
  db: Db,
  bill: BillRow,
  { reach, seller }: Composing,
  number: string | null = bill.number,
): Promise<BillBody> {
  return bill.body ?? composeBill(await partsOf(db, bill, { reach, seller }, number));
}

async function partsOf(db: Db, bill: BillRow, { reach, seller }: Composing, number: string | null): Promise<BillParts> {
  const { kind, own, revision, shipmentAt, shipmentSerial } = bill;
  return {
    ...{ kind, goods: await goodsCalled(db, bill), own, seller: seller.party, revision, number },
    bank: accountOf(await activeAccounts(db), own.bankAccountId),
    shipmentNo:
      shipmentSerial === null || shipmentAt === null ? '' : paperNumber('shipment', shipmentSerial, shipmentAt),
    invoice: kind === 'pl' ? await invoiceOf(db, bill, reach) : null,
  };
}

/** The goods, called by the proformas of now: they may have been issued, or become void, since the shipment was begun. */
async function goodsCalled(db: Db, bill: BillRow): Promise<DispatchedGoods> {
  const { kind, shipmentId } = bill;
  const goods = goodsOf(bill);
  if (kind === 'pi' || shipmentId === null) return goods;
  return { ...goods, sold: { ...goods.sold, piNo: await proformasOf(db, shipmentId) } };
}

/** The proformas of the orders of a shipment, and those that were issued of the shipment itself. */
async function proformasOf(db: Db, shipmentId: string): Promise<readonly string[]> {
  const ofOrders = await db
    .selectDistinct({ piNo: orders.piNo, serial: orders.serial })
    .from(shipmentLines)
    .innerJoin(orders, eq(orders.id, shipmentLines.orderId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(asc(orders.serial));
  const ofShipment = await db
    .select({ body: bills.body })
    .from(bills)
    .where(and(eq(bills.shipmentId, shipmentId), eq(bills.kind, 'pi'), eq(bills.state, 'issued')));
  const numbers = ofShipment.map(({ body }) => (body === null ? '' : (billNumber(body) ?? '')));
  return [...new Set([...ofOrders.map(({ piNo }) => piNo), ...numbers])].filter((number) => number !== '');
}

/** The invoice of a packing list's shipment, where it was issued. */
async function invoiceOf(db: Db, bill: BillRow, reach: PaperReach): Promise<BillParts['invoice']> {
  const invoice = await pairOf(db, bill, reach, 'issued');
  const number = invoice?.body == null ? undefined : billNumber(invoice.body);
  return number === undefined || invoice?.body == null ? null : { number, date: invoice.body.issueDate };
}

/** The other paper of a shipment, invoice or packing list: the issued one, else the draft where any will do. */
export async function pairOf(
  db: Db,
  { kind, shipmentId }: BillRow,
  reach: PaperReach,
  which: 'issued' | 'any',
): Promise<BillRow | undefined> {
  if (shipmentId === null || kind === 'pi') return undefined;
  const others = (await billsOfShipment(db, reach, shipmentId)).filter(
    (one) => one.kind === (kind === 'ci' ? 'pl' : 'ci'),
  );
  const issued = others.find(({ state }) => state === 'issued');
  return issued ?? (which === 'any' ? others.find(({ state }) => state === 'draft') : undefined);
}

/** A body as its hash is made of it; of a draft without its number, which it gets when it is issued. */
export function frozenText(body: BillBody): Frozen {
  // Texts, whole numbers and what is made of them, all the way down.
  return JSON.parse(JSON.stringify(body)) as Frozen;
}
