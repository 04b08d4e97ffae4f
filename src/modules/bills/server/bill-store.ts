import { and, asc, desc, eq, ilike, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import { users } from '#modules/accounts/server/public.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import type { BillState } from '#modules/bills/domain/bill-steps.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { orders } from '#modules/orders/server/tables.ts';
import { quotes } from '#modules/quotes/server/tables.ts';
import { beginningWith, holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { billEvents, bills, shipments } from './bill-tables.ts';
import type { PaperReach } from './shipment-store.ts';

export type BillRow = Awaited<ReturnType<typeof rowsWhere>>[number];
export type BillEventRow = Awaited<ReturnType<typeof eventsWhere>>[number];

const doers = alias(users, 'doers');

function isInReach({ readable, view }: PaperReach): SQL | undefined {
  return and(isWithin(bills.organisationId, readable), view === 'C' ? ne(bills.state, 'draft') : undefined);
}

/** Which page of the list is asked for. */
export interface AskedBills {
  readonly kind?: BillKind | undefined;
  readonly state?: BillState | undefined;
  readonly order?: string | undefined;
  readonly shipment?: string | undefined;
  readonly quote?: string | undefined;
  readonly q: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Bills within reach, the last made first. */
export function listBills(db: Db, reach: PaperReach, { after, limit, ...asked }: AskedBills): Promise<BillRow[]> {
  const isAsked = and(isInReach(reach), isNarrowed(asked), after === undefined ? undefined : lt(bills.id, after));
  return rowsWhere(db, isAsked, limit);
}

function isNarrowed({ kind, order, q, quote, shipment, state }: Omit<AskedBills, 'after' | 'limit'>): SQL | undefined {
  return and(
    kind === undefined ? undefined : eq(bills.kind, kind),
    state === undefined ? undefined : eq(bills.state, state),
    order === undefined ? undefined : isOfOrder(order),
    shipment === undefined ? undefined : sql`${bills.shipmentId}::text = ${shipment}`,
    quote === undefined ? undefined : sql`${bills.quoteId}::text = ${quote}`,
    q === '' ? undefined : or(ilike(bills.number, beginningWith(q)), ilike(bills.customerName, holding(q))),
  );
}

/** Of an order are its own, those of shipments with goods of it, and the proformas of the quote it was made of. */
function isOfOrder(order: string): SQL | undefined {
  return or(
    sql`${bills.orderId}::text = ${order}`,
    sql`${bills.quoteId} in (select quote_id from orders where id::text = ${order})`,
    sql`${bills.shipmentId} in (select shipment_id from shipment_lines where order_id::text = ${order})`,
  );
}

/** One bill within reach; one outside of it is as absent as one that does not exist. */
export async function findBill(db: Db, reach: PaperReach, id: string): Promise<BillRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await rowsWhere(db, and(eq(bills.id, id), isInReach(reach)), 1);
  return found;
}

/** The same, while whoever else does something with it waits. */
export async function lockedBill(tx: Db, reach: PaperReach, id: string): Promise<BillRow | undefined> {
  if (!isUuid(id)) return undefined;
  // The shipment first, as its own steps do: what is done with one waits for what is done with the other.
  const ofBill = tx.select({ id: bills.shipmentId }).from(bills).where(eq(bills.id, id));
  await tx.select({ id: shipments.id }).from(shipments).where(inArray(shipments.id, ofBill)).for('update');
  await tx.select({ id: bills.id }).from(bills).where(eq(bills.id, id)).for('update');
  return findBill(tx, reach, id);
}

/** The bills of a shipment, the first first. */
export function billsOfShipment(db: Db, reach: PaperReach, shipmentId: string): Promise<BillRow[]> {
  return rowsWhere(db, and(eq(bills.shipmentId, shipmentId), isInReach(reach)), 200);
}

/** Every revision of a number. */
export function revisionsOf(db: Db, reach: PaperReach, { id, number, previousId }: BillRow): Promise<BillRow[]> {
  const ids = [id, ...(previousId === null ? [] : [previousId])];
  const isSame = or(
    inArray(bills.id, ids),
    number === null ? undefined : eq(bills.number, number),
    eq(bills.previousId, id),
  );
  return rowsWhere(db, and(isSame, isInReach(reach)), 200);
}

function rowsWhere(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({
      ...{ id: bills.id, organisationId: bills.organisationId, kind: bills.kind, state: bills.state },
      ...{
        customerName: bills.customerName,
        shipmentId: bills.shipmentId,
        orderId: bills.orderId,
        quoteId: bills.quoteId,
      },
      ...{ own: bills.own, goods: bills.goods, number: bills.number, revision: bills.revision },
      ...{ previousId: bills.previousId, body: bills.body, sha256: bills.sha256, issuedAt: bills.issuedAt },
      ...{ voidReason: bills.voidReason, isPairVoid: bills.isPairVoid, version: bills.version },
      ...{ createdAt: bills.createdAt, updatedAt: bills.updatedAt },
      ...{ shipmentSerial: shipments.serial, shipmentAt: shipments.createdAt, shipmentGoods: shipments.goods },
      shipmentState: shipments.state,
      ...{
        orderSerial: orders.serial,
        orderAt: orders.createdAt,
        quoteSerial: quotes.serial,
        quoteAt: quotes.createdAt,
      },
    })
    .from(bills)
    .leftJoin(shipments, eq(shipments.id, bills.shipmentId))
    .leftJoin(orders, eq(orders.id, bills.orderId))
    .leftJoin(quotes, eq(quotes.id, bills.quoteId))
    .where(where)
    .orderBy(desc(bills.id))
    .limit(limit);
}

/** Writes over exactly the version that was read. */
export async function writeBill(
  tx: Db,
  { id, version }: Pick<BillRow, 'id' | 'version'>,
  changes: Partial<typeof bills.$inferInsert>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(bills)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(eq(bills.id, id), eq(bills.version, version)));
  return rowCount === 1;
}

/** What was done with a shipment or a bill, the first first. */
export function eventsWhere(db: Db, where: SQL) {
  const { action, actorId, createdAt, data, from, to } = billEvents;
  return db
    .select({ ...{ action, from, to, data, createdAt }, actorName: doers.username })
    .from(billEvents)
    .leftJoin(doers, eq(doers.id, actorId))
    .where(where)
    .orderBy(asc(billEvents.seq));
}

/** What orders charge beside their goods, and whether an invoice, issued or being written, is of each. */
export function chargesOfOrders(db: Db, ids: readonly string[]) {
  const isBilled = sql`exists (select from bills b join shipment_lines l on l.shipment_id = b.shipment_id
    where l.order_id = ${orders.id} and b.kind = 'ci' and b.state in ('draft', 'issued'))`;
  return db
    .select({ charges: orders.charges, isBilled: sql<boolean>`${isBilled}` })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.serial));
}
