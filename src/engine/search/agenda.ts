/** Constraints waiting to be propagated, each at most once; cheap ones (clauses) before tables, else first in, first out. */
export class Agenda {
  private readonly lanes: readonly [Lane, Lane];
  private readonly waiting: Uint8Array;

  constructor(constraints: number) {
    this.lanes = [new Lane(constraints), new Lane(constraints)];
    this.waiting = new Uint8Array(constraints);
  }

  /** Enters a constraint unless it waits already. */
  add(constraint: number, lane: 0 | 1): void {
    if (this.waiting[constraint] === 1) return;
    this.waiting[constraint] = 1;
    this.lanes[lane].add(constraint);
  }

  /** The next constraint, or -1. */
  take(): number {
    const [clauses, tables] = this.lanes;
    const next = clauses.length > 0 ? clauses.take() : tables.take();
    if (next >= 0) this.waiting[next] = 0;
    return next;
  }
}

class Lane {
  private readonly ring: Int32Array;
  private head = 0;
  length = 0;

  constructor(capacity: number) {
    this.ring = new Int32Array(Math.max(capacity, 1));
  }

  add(item: number): void {
    this.ring[(this.head + this.length) % this.ring.length] = item;
    this.length++;
  }

  take(): number {
    if (this.length === 0) return -1;
    const item = this.ring[this.head] ?? 0;
    this.head = (this.head + 1) % this.ring.length;
    this.length--;
    return item;
  }
}
