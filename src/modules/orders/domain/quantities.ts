/** The pieces of an order line as they go: never more behind than before (commerce §4, §5). Whole pieces, never shares. */
export interface LineQuantities {
  /** What was ordered. */
  readonly quantity: number;
  readonly cancelled: number;
  readonly ready: number;
  readonly shipped: number;
  readonly delivered: number;
}

export const ORDER_STATUSES = ['undelivered', 'partially-delivered', 'delivered'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const READY_STATUSES = ['not-ready', 'partial-ready', 'ready'] as const;
export type ReadyStatus = (typeof READY_STATUSES)[number];

/** Both statuses of a line or of an order, as the specification names them (specification 000 §4). */
export interface DerivedStatus {
  readonly orderStatus: OrderStatus;
  readonly readyStatus: ReadyStatus;
}

/** What is still owed of a line in all: ordered less cancelled. */
export function dueOf({ quantity, cancelled }: Pick<LineQuantities, 'quantity' | 'cancelled'>): number {
  return quantity - cancelled;
}

/** Whether 0 ≤ delivered ≤ shipped ≤ ready ≤ due holds, each a whole number. */
export function isInOrder(line: LineQuantities): boolean {
  const { delivered, ready, shipped, cancelled } = line;
  const steps = [0, delivered, shipped, ready, dueOf(line)];
  const areWhole = [...steps, cancelled].every(Number.isSafeInteger);
  return areWhole && cancelled >= 0 && steps.every((step, at) => at === 0 || step >= (steps[at - 1] ?? 0));
}

/** How far a count is of what is due: none of it, a part, or all; nothing due is none. */
type Extent = 0 | 1 | 2;

function extentOf(count: number, due: number): Extent {
  if (count === 0 || due === 0) return 0;
  return count < due ? 1 : 2;
}

function told(delivered: Extent, ready: Extent): DerivedStatus {
  return { orderStatus: ORDER_STATUSES[delivered], readyStatus: READY_STATUSES[ready] };
}

/** The statuses of a line, from its quantities alone: two of three delivered is partially delivered (commerce §5). */
export function lineStatus(line: LineQuantities): DerivedStatus {
  const due = dueOf(line);
  return told(extentOf(line.delivered, due), extentOf(line.ready, due));
}

/** The statuses of an order, over its lines of which something is due: all at the beginning, all at the end, or anything between. */
export function orderStatus(lines: readonly LineQuantities[]): DerivedStatus {
  const counted = lines.filter((line) => dueOf(line) > 0);
  const over = (count: (line: LineQuantities) => number): Extent => {
    const extents = counted.map((line) => extentOf(count(line), dueOf(line)));
    if (extents.every((extent) => extent === 0)) return 0;
    return extents.every((extent) => extent === 2) ? 2 : 1;
  };
  return told(
    over(({ delivered }) => delivered),
    over(({ ready }) => ready),
  );
}

/** Whether nothing more comes of a line: all that is due is delivered, or nothing is due. */
export function isDone(line: LineQuantities): boolean {
  return line.delivered === dueOf(line);
}

/** What is ahead of an order of such lines by its quantities alone; undefined while there is something to come. */
export function endOf(lines: readonly LineQuantities[]): 'finish' | 'end-empty' | undefined {
  if (!lines.every(isDone)) return undefined;
  return lines.some(({ delivered }) => delivered > 0) ? 'finish' : 'end-empty';
}
