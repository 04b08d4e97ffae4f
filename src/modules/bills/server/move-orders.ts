import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { advanced } from '#modules/orders/domain/line-changes.ts';
import { countMove, type LoadedOrder, lockedOrder, moveLines } from '#modules/orders/server/public.ts';
import { serials } from '#modules/orders/server/tables.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { Doing } from './record-event.ts';
import type { LoadedShipment } from './shipment-store.ts';

/** Pieces of lines of a shipment that have left, or have arrived. */
export interface MovedPieces {
  readonly kind: 'shipped' | 'delivered';
  /** By the number of the line in the shipment. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly reason?: string | undefined;
}

/**
 * Lets the orders of a shipment follow it: their lines have so many more shipped or delivered, with all that follows from it. What the
 * source of an order has told to have arrived by then has been counted.
 */
export async function moveOrders(
  portal: Portal,
  tx: Db,
  shipment: LoadedShipment,
  { kind, pieces, reason }: MovedPieces,
  doing: Doing,
): Promise<void> {
  for (const orderId of [...new Set(shipment.lines.map((line) => line.orderId))].sort()) {
    const order = await orderOf(tx, orderId);
    const moves = shipment.lines.flatMap((line) => {
      const told = pieces.get(line.lineNo) ?? 0;
      const moved = order.lines.find(({ id }) => id === line.orderLineId);
      if (line.orderId !== orderId || moved === undefined) return [];
      const count = kind === 'delivered' ? Math.min(told, moved.shipped - moved.delivered) : told;
      if (count <= 0) return [];
      const move = countMove(moved, kind === 'shipped' ? 'ship' : 'deliver', advanced(moved, kind, count), reason);
      return [{ ...move, data: { ...move.data, shipmentId: shipment.id } }];
    });
    if (moves.length > 0) await moveLines(portal, tx, order, moves, doing);
  }
}

async function orderOf(tx: Db, id: string): Promise<LoadedOrder> {
  // Within the scope of the transaction: the wall keeps what is out of reach.
  const order = await lockedOrder(tx, 'all', id);
  if (order === undefined) throw new Failure('record.unknown');
  return order;
}

/** What is said to have arrived, by line: all that is on its way where nothing is said; refused beyond that. */
export function arrivedPieces(
  { lines }: LoadedShipment,
  told: readonly { readonly lineNo: number; readonly pieces: number }[] | undefined,
): ReadonlyMap<number, number> {
  if (told === undefined) return new Map(lines.map((line) => [line.lineNo, line.quantity - line.delivered]));
  for (const { lineNo, pieces } of told) {
    const line = lines.find((one) => one.lineNo === lineNo);
    if (line === undefined) throw new Failure('shipment.line-unknown', { line: lineNo });
    const left = line.quantity - line.delivered;
    if (pieces > left) throw new Failure('shipment.over-shipped', { line: lineNo, left });
  }
  return new Map(told.map(({ lineNo, pieces }) => [lineNo, pieces]));
}

/** Writes down which machine is in which shipment: numbers that are new become those of their order line; refused where one is another's. */
export async function bindSerials(portal: Portal, tx: Db, shipment: LoadedShipment, now: Date): Promise<void> {
  const named = shipment.goods.packages.flatMap(({ contents }) =>
    contents.flatMap(({ lineNo, serials: numbers }) => {
      const line = shipment.lines.find((one) => one.lineNo === lineNo);
      return line === undefined ? [] : numbers.map((serialNo) => ({ serialNo, lineId: line.orderLineId }));
    }),
  );
  if (named.length === 0) return;
  const { id: shipmentId, organisationId } = shipment;
  const rows = named.map((one) => ({ id: portal.newId(), source: 'SAP', organisationId, createdAt: now, ...one }));
  await tx.insert(serials).values(rows).onConflictDoNothing();
  const isFree = or(isNull(serials.shipmentId), eq(serials.shipmentId, shipmentId));
  const numbers = named.map(({ serialNo }) => serialNo);
  const bound = await tx
    .update(serials)
    .set({ shipmentId })
    .where(and(eq(serials.organisationId, organisationId), inArray(serials.serialNo, numbers), isFree))
    .returning({ serialNo: serials.serialNo, lineId: serials.lineId });
  const taken = named.find(
    ({ lineId, serialNo }) => !bound.some((one) => one.serialNo === serialNo && one.lineId === lineId),
  );
  if (taken !== undefined) throw new Failure('shipment.serial-taken', { serial: taken.serialNo });
}
