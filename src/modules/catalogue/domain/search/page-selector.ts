/** Keeps the first rows of an order, without sorting the rest: ascending by first key, then second key, then row. */
export class PageSelector {
  readonly #capacity: number;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #rows: Int32Array;
  #size = 0;
  /** First key of the last row kept, once the page is full: what lies beyond is turned away at once. */
  #limit = Number.POSITIVE_INFINITY;
  #secondLimit = Number.POSITIVE_INFINITY;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#first = new Float64Array(capacity + 1);
    this.#second = new Float64Array(capacity + 1);
    this.#rows = new Int32Array(capacity + 1);
  }

  /** The rows kept, in order. */
  get rows(): readonly number[] {
    return Array.from(this.#rows.subarray(0, this.#size));
  }

  /** Offers one row with its keys. */
  offer(row: number, first: number, second: number): void {
    if (first > this.#limit || (first === this.#limit && second > this.#secondLimit)) return;
    if (this.#size === this.#capacity && !this.#isBefore(row, first, second, this.#size - 1)) return;
    const at = this.#placeOf(row, first, second);
    this.#first.copyWithin(at + 1, at, this.#size);
    this.#second.copyWithin(at + 1, at, this.#size);
    this.#rows.copyWithin(at + 1, at, this.#size);
    this.#first[at] = first;
    this.#second[at] = second;
    this.#rows[at] = row;
    this.#size = Math.min(this.#size + 1, this.#capacity);
    if (this.#size < this.#capacity) return;
    this.#limit = this.#first[this.#size - 1] ?? 0;
    this.#secondLimit = this.#second[this.#size - 1] ?? 0;
  }

  #placeOf(row: number, first: number, second: number): number {
    let low = 0;
    let high = this.#size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#isBefore(row, first, second, middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #isBefore(row: number, first: number, second: number, index: number): boolean {
    const otherFirst = this.#first[index] ?? 0;
    if (first !== otherFirst) return first < otherFirst;
    const otherSecond = this.#second[index] ?? 0;
    if (second !== otherSecond) return second < otherSecond;
    return row < (this.#rows[index] ?? 0);
  }
}
