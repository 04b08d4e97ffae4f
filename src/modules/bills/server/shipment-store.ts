import { and, asc, desc, eq, exists, ilike, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import type { ShipmentState } from '#modules/bills/domain/shipment-steps.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { orderLines, orders } from '#modules/orders/server/tables.ts';
import { serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { QuoteView } from '#modules/quotes/domain/shown-state.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { shipmentLines, shipments } from './bill-tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
export type ShipmentLineRow = typeof shipmentLines.$inferSelect;

/** A shipment with the pieces of orders that go with it. */
export interface LoadedShipment extends ShipmentRow {
  readonly lines: readonly ShipmentLineRow[];
}

/** Whose shipments and bills are meant, and with whose eyes: customers see neither what is prepared nor drafts. */
export interface PaperReach {
  readonly readable: Scope['readable'];
  readonly view: QuoteView;
}

/** The states in which a customer sees a shipment. */
const SEEN: readonly ShipmentState[] = ['dispatched', 'delivered'];

/** Whether a customer sees a shipment in a state. */
export function isSeenByCustomer(state: ShipmentState | null): boolean {
  return SEEN.some((one) => one === state);
}

function isInReach({ readable, view }: PaperReach): SQL | undefined {
  const isSeen = view === 'C' ? inArray(shipments.state, [...SEEN]) : undefined;
  return and(isWithin(shipments.organisationId, readable), isSeen);
}

/** Which page of the list is asked for. */
export interface AskedShipments {
  readonly state?: ShipmentState | undefined;
  readonly order?: string | undefined;
  readonly q: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Shipments within reach, the last made first. */
export function listShipments(
  db: Db,
  reach: PaperReach,
  { after, limit, order, q, state }: AskedShipments,
): Promise<ShipmentRow[]> {
  const isAsked = and(
    isInReach(reach),
    state === undefined ? undefined : eq(shipments.state, state),
    order === undefined ? undefined : isOfOrder(db, order),
    q === '' ? undefined : isCalled(q),
    after === undefined ? undefined : lt(shipments.id, after),
  );
  return db.select().from(shipments).where(isAsked).orderBy(desc(shipments.id)).limit(limit);
}

function isOfOrder(db: Db, orderId: string): SQL {
  const { shipmentId } = shipmentLines;
  const isTheirs = and(eq(shipmentId, shipments.id), sql`${shipmentLines.orderId}::text = ${orderId}`);
  return exists(db.select({ shipmentId }).from(shipmentLines).where(isTheirs));
}

function isCalled(q: string): SQL | undefined {
  const serial = serialIn(q, 'shipment');
  return or(serial === undefined ? undefined : eq(shipments.serial, serial), ilike(shipments.customerName, holding(q)));
}

/** One shipment within reach; one outside of it is as absent as one that does not exist. */
export async function findShipment(db: Db, reach: PaperReach, id: string): Promise<LoadedShipment | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), isInReach(reach)));
  return found && { ...found, lines: await linesOfShipment(db, id) };
}

/** The same, while whoever else does something with it waits. */
export async function lockedShipment(tx: Db, reach: PaperReach, id: string): Promise<LoadedShipment | undefined> {
  if (!isUuid(id)) return undefined;
  await tx.select({ id: shipments.id }).from(shipments).where(eq(shipments.id, id)).for('update');
  return findShipment(tx, reach, id);
}

export function linesOfShipment(db: Db, id: string): Promise<ShipmentLineRow[]> {
  return db.select().from(shipmentLines).where(eq(shipmentLines.shipmentId, id)).orderBy(asc(shipmentLines.lineNo));
}

/** Writes over exactly the version that was read. */
export async function writeShipment(
  tx: Db,
  { id, version }: Pick<ShipmentRow, 'id' | 'version'>,
  changes: Partial<typeof shipments.$inferInsert>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(shipments)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(eq(shipments.id, id), eq(shipments.version, version)));
  return rowCount === 1;
}

/** Puts other lines in the place of those a shipment has. */
export async function writeShipmentLines(
  tx: Db,
  shipmentId: string,
  lines: readonly (typeof shipmentLines.$inferInsert)[],
): Promise<void> {
  await tx.delete(shipmentLines).where(eq(shipmentLines.shipmentId, shipmentId));
  if (lines.length > 0) await tx.insert(shipmentLines).values([...lines]);
}

/**
 * What of order lines has gone or is to go otherwise than with a shipment: what other shipments, but for cancelled ones, hold of them, and
 * what their source told to have been shipped besides. Pieces by line.
 */
export async function heldElsewhere(
  db: Db,
  lineIds: readonly string[],
  butOf: string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const { orderLineId, quantity, shipmentId } = shipmentLines;
  const isStanding = sql`${shipments.id} is not null`;
  const isOther = and(isStanding, butOf === undefined ? undefined : ne(shipmentId, butOf));
  const hasLeft = inArray(shipments.state, ['dispatched', 'delivered']);
  const rows = await db
    .select({
      id: orderLines.id,
      shipped: orderLines.shipped,
      held: sql<number>`coalesce(sum(${quantity}) filter (where ${isOther}), 0)::int`,
      left: sql<number>`coalesce(sum(${quantity}) filter (where ${hasLeft}), 0)::int`,
    })
    .from(orderLines)
    .leftJoin(shipmentLines, eq(orderLineId, orderLines.id))
    .leftJoin(shipments, and(eq(shipments.id, shipmentId), ne(shipments.state, 'cancelled')))
    .where(inArray(orderLines.id, [...lineIds]))
    .groupBy(orderLines.id);
  return new Map(rows.map(({ held, id, left, shipped }) => [id, held + Math.max(0, shipped - left)]));
}

/** Which of some shipments have arrived but for a part. */
export async function partlyArrived(
  db: Db,
  rows: readonly Pick<ShipmentRow, 'id' | 'state'>[],
): Promise<ReadonlySet<string>> {
  const arrived = rows.filter(({ state }) => state === 'delivered').map(({ id }) => id);
  if (arrived.length === 0) return new Set();
  const { delivered, quantity, shipmentId } = shipmentLines;
  const missing = await db
    .selectDistinct({ shipmentId })
    .from(shipmentLines)
    .where(and(inArray(shipmentId, arrived), lt(delivered, quantity)));
  return new Set(missing.map((row) => row.shipmentId));
}

/** The orders of which goods go with shipments, by shipment. */
export async function ordersOfShipments(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectDistinct({
      shipmentId: shipmentLines.shipmentId,
      id: orders.id,
      serial: orders.serial,
      createdAt: orders.createdAt,
    })
    .from(shipmentLines)
    .innerJoin(orders, eq(orders.id, shipmentLines.orderId))
    .where(inArray(shipmentLines.shipmentId, [...ids]))
    .orderBy(asc(orders.serial));
  return grouped(rows);
}

function grouped<Row extends { readonly shipmentId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.shipmentId, [...(found.get(row.shipmentId) ?? []), row]);
  return found;
}
