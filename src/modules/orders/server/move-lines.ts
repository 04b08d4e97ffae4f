import { eq } from 'drizzle-orm';
import { afterDeltas, type CountDelta } from '#modules/orders/domain/line-changes.ts';
import type { OrderEventData } from '#modules/orders/domain/order-event.ts';
import type { LineAction, OrderState } from '#modules/orders/domain/order-steps.ts';
import { dueOf, endOf, isDone, lineStatus, orderStatus } from '#modules/orders/domain/quantities.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { tellCancelled } from './order-cancelled.ts';
import { type LoadedOrder, type OrderLineRow, type OrderRow, writeOrder } from './order-store.ts';
import { orderLines } from './order-tables.ts';
import { type Doing, type OrderHappening, recordEvents } from './record-events.ts';

/** What becomes of one line: its counts, and what else of it is written. */
export interface LineMove {
  readonly line: OrderLineRow;
  readonly action: LineAction | 'price' | 'import';
  readonly deltas: readonly CountDelta[];
  readonly changes?: Partial<OrderLineRow>;
  readonly data?: OrderEventData;
}

/** What becomes of the order beside its lines. */
export interface OrderMoved {
  readonly changes?: Partial<OrderRow>;
  /** Where a step of the order itself leads. */
  readonly to?: OrderState;
  readonly events?: readonly OrderHappening[];
}

/**
 * Moves lines of an order and the order with them, in one transaction: their counts, both statuses of every line and of the order, the
 * events whose sums the counts are, and the end of the order where nothing is to come. The order was locked when it was read.
 */
export async function moveLines(
  portal: Portal,
  tx: Db,
  order: LoadedOrder,
  moves: readonly LineMove[],
  { actor, now }: Doing,
  moved: OrderMoved = {},
): Promise<LoadedOrder> {
  const written = new Map<string, OrderLineRow>();
  for (const move of moves)
    written.set(move.line.id, await writeMove(tx, written.get(move.line.id) ?? move.line, move, now));
  const lines = order.lines.map((line) => written.get(line.id) ?? line);
  await recordEvents(portal, tx, order, [...moves.flatMap(eventsOf), ...(moved.events ?? [])], { actor, now });
  const stands = moved.to ?? order.state;
  const state = endedState(stands, lines);
  const settled = { ...moved.changes, state, ...orderStatus(lines) };
  if (!(await writeOrder(tx, order, settled, now))) throw new Failure('version.conflict');
  if (state !== stands) {
    const action = state === 'closed' ? 'finish' : stands === 'placed' ? 'cancel' : 'end-empty';
    await recordEvents(portal, tx, order, [{ action, from: stands, to: state }], { actor: null, now });
  }
  const after = { ...order, ...settled, version: order.version + 1, lines };
  if (state === 'cancelled' && order.state !== 'cancelled') await tellCancelled(portal, tx, after, { actor, now });
  return after;
}

/** Where an order stands when nothing of it is to come any more, by its lines alone. */
function endedState(state: OrderState, lines: readonly OrderLineRow[]): OrderState {
  const end = endOf(lines);
  if (end === 'finish' && state === 'open') return 'closed';
  return end === 'end-empty' && (state === 'open' || state === 'placed') ? 'cancelled' : state;
}

async function writeMove(
  tx: Db,
  line: OrderLineRow,
  { changes = {}, deltas }: LineMove,
  now: Date,
): Promise<OrderLineRow> {
  const changed = { ...line, ...changes };
  const moved = { ...changed, ...afterDeltas(changed, deltas) };
  const done = isDone(moved);
  const derived = {
    ...lineStatus(moved),
    actualDate: actualDate(line, moved, changes, now),
    // Since when it is done, however often it is written after that.
    doneAt: done ? (line.doneAt ?? now) : null,
  };
  const { cancelled, delivered, quantity, ready, shipped } = moved;
  const counts = { cancelled, delivered, quantity, ready, shipped };
  await tx
    .update(orderLines)
    .set({ ...changes, ...counts, ...derived })
    .where(eq(orderLines.id, line.id));
  return { ...moved, ...derived };
}

/** The day on which all that is due was ready; none any more where it is not (commerce §5), unless an import says one. */
function actualDate(before: OrderLineRow, after: OrderLineRow, changes: LineMove['changes'], now: Date): string | null {
  if (changes?.actualDate !== undefined) return changes.actualDate;
  const due = dueOf(after);
  const isReady = due > 0 && after.ready === due;
  if (!isReady) return null;
  return before.actualDate ?? providerDay(now);
}

function eventsOf({ action, data, deltas, line }: LineMove): OrderHappening[] {
  const told = { action, lineId: line.id, ...(data && { data }) };
  if (deltas.length === 0) return [told];
  return deltas.map((count) => ({ ...told, count }));
}
