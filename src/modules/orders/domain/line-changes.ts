import { dueOf, isInOrder, type LineQuantities } from './quantities.ts';

/** The counts of a line that events add to. */
export const COUNTS = ['ready', 'shipped', 'delivered', 'cancelled'] as const;
export type Count = (typeof COUNTS)[number];

/** By how much one count of a line goes up, or down where something was corrected. */
export interface CountDelta {
  readonly kind: Count;
  readonly delta: number;
}

/** Why a change of the counts is refused: more than is due, or out of their order. */
export type CountRefusal =
  | { readonly code: 'line.over-due'; readonly due: number }
  | { readonly code: 'line.order-of-quantities' };

export type CountChange = { readonly ok: true; readonly deltas: readonly CountDelta[] } | Refused;
interface Refused {
  readonly ok: false;
  readonly refusal: CountRefusal;
}

const ORDER_OF_QUANTITIES: Refused = { ok: false, refusal: { code: 'line.order-of-quantities' } };
const overDue = (due: number): Refused => ({ ok: false, refusal: { code: 'line.over-due', due } });

/** The quantities of a line after some of them were added to. */
export function afterDeltas(line: LineQuantities, deltas: readonly CountDelta[]): LineQuantities {
  const sum = (count: Count) =>
    deltas.reduce((total, { kind, delta }) => (kind === count ? total + delta : total), line[count]);
  return {
    quantity: line.quantity,
    ...{ cancelled: sum('cancelled'), ready: sum('ready'), shipped: sum('shipped'), delivered: sum('delivered') },
  };
}

/** So many more are ready, shipped or delivered; refused beyond what is due, ready or shipped. */
export function advanced(line: LineQuantities, kind: Exclude<Count, 'cancelled'>, pieces: number): CountChange {
  if (pieces <= 0) return ORDER_OF_QUANTITIES;
  const due = dueOf(line);
  if (line[kind] + pieces > due) return overDue(due);
  return judged(line, [{ kind, delta: pieces }]);
}

/** So many are not wanted any more, of what was not shipped; what was ready beyond the rest is ready no more. */
export function cancelled(line: LineQuantities, pieces: number): CountChange {
  const left = dueOf(line) - line.shipped;
  if (pieces <= 0) return ORDER_OF_QUANTITIES;
  if (pieces > left) return overDue(left);
  const over = line.ready - (dueOf(line) - pieces);
  return judged(line, [
    { kind: 'cancelled', delta: pieces },
    ...(over > 0 ? [{ kind: 'ready', delta: -over } as const] : []),
  ]);
}

/** The counts of a line set to what they are in truth, up or down; what is not named stays. */
export function corrected(line: LineQuantities, told: Partial<Record<Count, number>>): CountChange {
  const deltas = COUNTS.map((kind) => ({ kind, delta: (told[kind] ?? line[kind]) - line[kind] }));
  return judged(
    line,
    deltas.filter(({ delta }) => delta !== 0),
  );
}

/** What an import says of the counts, as totals: what is shipped was ready, what is delivered was shipped. */
export interface ToldCounts {
  readonly quantity: number;
  readonly counts: Partial<Record<Count, number>>;
}

/**
 * The totals an import tells of a line: ready is raised to shipped, shipped to delivered, and that is noted; beyond what is due is
 * refused with the count and the due (commerce §4, order line).
 */
export function imported(
  line: LineQuantities,
  { quantity, counts }: ToldCounts,
): { readonly after: LineQuantities; readonly isRaised: boolean } | { readonly over: Count; readonly due: number } {
  const told = { quantity, ...Object.fromEntries(COUNTS.map((kind) => [kind, counts[kind] ?? line[kind]])) };
  const { delivered, cancelled: off, ready, shipped } = told as LineQuantities;
  const due = quantity - off;
  const over = COUNTS.find((kind) => kind !== 'cancelled' && (told as LineQuantities)[kind] > due);
  if (off > quantity) return { over: 'cancelled', due: quantity };
  if (over !== undefined && counts[over] !== undefined) return { over, due };
  // What was ready and is due no more is ready no more; what left the house cannot be taken back by a smaller number.
  if (Math.max(shipped, delivered) > due) return { over: 'shipped', due };
  const raisedShipped = Math.max(shipped, delivered);
  const raisedReady = Math.min(Math.max(ready, raisedShipped), due);
  return {
    after: { quantity, cancelled: off, ready: raisedReady, shipped: raisedShipped, delivered },
    isRaised: raisedShipped > shipped || raisedReady > ready,
  };
}

function judged(line: LineQuantities, deltas: readonly CountDelta[]): CountChange {
  const after = afterDeltas(line, deltas);
  if (isInOrder(after)) return { ok: true, deltas };
  const due = dueOf(after);
  return after.ready > due || due < 0 ? overDue(Math.max(due, 0)) : ORDER_OF_QUANTITIES;
}
