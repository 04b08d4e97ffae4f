import type { TableConstraint } from './network.ts';
import type { Trail } from './trail.ts';

/**
 * The rows of a table that are still allowed, as a reversible sparse bitset (Demeulenaere et al., Compact-Table, 2016):
 * only words with rows left are visited; words themselves and their number are on the trail.
 */
export class SparseRows {
  private readonly order: Int32Array;
  private readonly mask: Int32Array;
  private readonly trail: Trail;
  private readonly base: number;

  /** The rows take `rowWords + 1` words of the trail, from `base`; the last one is the number of words in use. */
  constructor(trail: Trail, base: number, table: TableConstraint) {
    this.trail = trail;
    this.base = base;
    this.order = Int32Array.from({ length: table.rowWords }, (_, word) => word);
    this.mask = new Int32Array(table.rowWords);
    for (let row = 0; row < table.rows; row++) {
      const index = base + (row >>> 5);
      trail.words[index] = (trail.words[index] ?? 0) | (1 << (row & 31));
    }
    trail.words[base + table.rowWords] = table.rowWords;
  }

  /** How many words still hold rows; no row is left at zero. */
  get used(): number {
    return this.trail.words[this.base + this.order.length] ?? 0;
  }

  /** Starts a new mask. */
  clearMask(): void {
    for (let i = this.used - 1; i >= 0; i--) this.mask[this.order[i] ?? 0] = 0;
  }

  /** Adds the rows at `start` of `supports` to the mask. */
  addToMask(supports: Int32Array, start: number): void {
    const { order, mask } = this;
    for (let i = this.used - 1; i >= 0; i--) {
      const word = order[i] ?? 0;
      mask[word] = (mask[word] ?? 0) | (supports[start + word] ?? 0);
    }
  }

  /** Keeps the rows of the mask; says whether any row went. */
  keepMask(): boolean {
    return this.narrow(this.mask, 0, 0);
  }

  /** Takes the rows of the mask away; says whether any row went. */
  dropMask(): boolean {
    return this.narrow(this.mask, 0, -1);
  }

  /** Keeps the rows at `start` of `rows`; says whether any row went. */
  keep(rows: Int32Array, start: number): boolean {
    return this.narrow(rows, start, 0);
  }

  /** A word that holds a row of those at `start` of `supports`, trying `first` first; -1 if there is none. */
  supportedAt(supports: Int32Array, start: number, first: number): number {
    const { order, base } = this;
    const words = this.trail.words;
    if (((words[base + first] ?? 0) & (supports[start + first] ?? 0)) !== 0) return first;
    for (let i = this.used - 1; i >= 0; i--) {
      const word = order[i] ?? 0;
      if (((words[base + word] ?? 0) & (supports[start + word] ?? 0)) !== 0) return word;
    }
    return -1;
  }

  /** Intersects with rows, or with all others if `flip` is -1. */
  private narrow(rows: Int32Array, start: number, flip: number): boolean {
    const { order, trail, base } = this;
    let used = this.used;
    const before = used;
    let changed = false;
    for (let i = used - 1; i >= 0; i--) {
      const word = order[i] ?? 0;
      const old = trail.words[base + word] ?? 0;
      const kept = old & ((rows[start + word] ?? 0) ^ flip);
      if (kept === old) continue;
      changed = true;
      trail.write(base + word, kept);
      if (kept !== 0) continue;
      used--;
      order[i] = order[used] ?? 0;
      order[used] = word;
    }
    if (used !== before) trail.write(base + order.length, used);
    return changed;
  }
}
