import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { users } from '#modules/accounts/server/public.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { orderEvents, orderLines, orders, serials } from './order-tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderEventRow = Awaited<ReturnType<typeof eventsOfOrder>>[number];

/** An order with its lines, as it stands when it is about to be changed. */
export interface LoadedOrder extends OrderRow {
  readonly lines: readonly OrderLineRow[];
}

const doers = alias(users, 'doers');

/** One order within reach; one outside of it is as absent as one that does not exist. */
export async function findOrder(db: Db, readable: Scope['readable'], id: string): Promise<LoadedOrder | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isWithin(orders.organisationId, readable)));
  return found && { ...found, lines: await linesOfOrder(db, id) };
}

/** The same, while whoever else does something with it waits. */
export async function lockedOrder(tx: Db, readable: Scope['readable'], id: string): Promise<LoadedOrder | undefined> {
  if (!isUuid(id)) return undefined;
  await lockOrders(tx, [id]);
  return findOrder(tx, readable, id);
}

/** Locks orders, always in the same order, so that two who want the same ones wait and do not block each other. */
export async function lockOrders(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');
}

export function linesOfOrder(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.itemNo));
}

/** Writes over exactly the version that was read. */
export async function writeOrder(
  tx: Db,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
  changes: Partial<typeof orders.$inferInsert>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(orders)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.version, version)));
  return rowCount === 1;
}

/** What became of an order and its lines, the first first. */
export function eventsOfOrder(db: Db, orderId: string) {
  const { action, from, to, kind, delta, data, createdAt, actorId, lineId } = orderEvents;
  return db
    .select({
      ...{ action, from, to, kind, delta, data, createdAt },
      actorName: doers.username,
      itemNo: orderLines.itemNo,
    })
    .from(orderEvents)
    .leftJoin(doers, eq(doers.id, actorId))
    .leftJoin(orderLines, eq(orderLines.id, lineId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.seq));
}

/** The numbers of the machines of lines, by line. */
export async function serialsOf(db: Db, lineIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({
      lineId: serials.lineId,
      numbers: sql<string[]>`array_agg(${serials.serialNo} order by ${serials.serialNo})`,
    })
    .from(serials)
    .where(inArray(serials.lineId, [...lineIds]))
    .groupBy(serials.lineId);
  return new Map(rows.map(({ lineId, numbers }) => [lineId, numbers]));
}
