import { ones } from '#engine/bits.ts';
import type { Layout } from '#engine/layout.ts';
import type { ClassColumn, Column, TableConstraint, ValueColumn } from './network.ts';
import { SparseRows } from './sparse-rows.ts';
import type { Trail } from './trail.ts';

/** A column of a table as propagation sees it, between a variable's domain and the rows still allowed. */
export interface LiveColumn {
  readonly variable: number;
  /** Keeps the rows that the domain still allows; says whether any row went. */
  keepRows(): boolean;
  /** Fills `lost` with the values of the domain that no row has any more; says whether there are any. */
  findLost(lost: Int32Array): boolean;
}

/** A table as propagation sees it. */
export interface LiveTable {
  readonly rows: SparseRows;
  readonly columns: readonly LiveColumn[];
}

/** How many words of the trail a table takes: its rows, and per column of single values the domain last seen. */
export function trailWordsOf(table: TableConstraint, layout: Layout): number {
  return table.variables.reduce((sum, variable) => sum + widthOf(layout, variable), table.rowWords + 1);
}

/** Sets a table up on the trail's words from `base`. */
export function liveTable(table: TableConstraint, layout: Layout, trail: Trail, base: number): LiveTable {
  const rows = new SparseRows(trail, base, table);
  let last = base + table.rowWords + 1;
  const columns = table.columns.map((column) => {
    const place = { trail, rows, rowWords: table.rowWords, first: layout.first[column.variable] ?? 0, last };
    last += widthOf(layout, column.variable);
    return liveColumn(column, place, widthOf(layout, column.variable));
  });
  return { rows, columns };
}

interface Place {
  readonly trail: Trail;
  readonly rows: SparseRows;
  readonly rowWords: number;
  /** First word of the domain. */
  readonly first: number;
  /** First word of the domain as it was at the last visit. */
  readonly last: number;
}

function widthOf(layout: Layout, variable: number): number {
  return (layout.first[variable + 1] ?? 0) - (layout.first[variable] ?? 0);
}

function liveColumn(column: Column, place: Place, width: number): LiveColumn {
  for (let word = 0; word < width; word++) {
    place.trail.words[place.last + word] = place.trail.words[place.first + word] ?? 0;
  }
  return column.kind === 'value' ? new LiveValues(column, place, width) : new LiveClasses(column, place, width);
}

/** In place of a number of values, if all are as they were. */
const NOTHING_GONE = Number.NEGATIVE_INFINITY;

/** One value per row, so what went from the domain since the last visit tells which rows go. */
class LiveValues implements LiveColumn {
  readonly variable: number;
  private readonly supports: Int32Array;
  private readonly place: Place;
  private readonly width: number;
  private readonly gone: Int32Array;
  private readonly now: Int32Array;
  /** Per value, a word in which a supporting row was found last. */
  private readonly residues: Int32Array;

  constructor(column: ValueColumn, place: Place, width: number) {
    this.variable = column.variable;
    this.supports = column.supports;
    this.place = place;
    this.width = width;
    this.gone = new Int32Array(width);
    this.now = new Int32Array(width);
    this.residues = new Int32Array(width * 32);
  }

  keepRows(): boolean {
    const { rows } = this.place;
    const surplus = this.compare();
    if (surplus === NOTHING_GONE) return false;
    rows.clearMask();
    this.addRowsOf(surplus < 0 ? this.gone : this.now);
    return surplus < 0 ? rows.dropMask() : rows.keepMask();
  }

  findLost(lost: Int32Array): boolean {
    const { trail, first } = this.place;
    let any = 0;
    for (let word = 0; word < this.width; word++) {
      let without = 0;
      for (let left = trail.words[first + word] ?? 0; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        if (!this.hasRow((word << 5) + bit)) without |= 1 << bit;
      }
      lost[word] = without;
      any |= without;
    }
    return any !== 0;
  }

  /** Notes what is in the domain and what went since the last visit; negative if less went than is left. */
  private compare(): number {
    const { trail, first, last } = this.place;
    let surplus = 0;
    let isChanged = false;
    for (let word = 0; word < this.width; word++) {
      const now = trail.words[first + word] ?? 0;
      const before = trail.words[last + word] ?? 0;
      this.now[word] = now;
      this.gone[word] = before & ~now;
      surplus += ones(before & ~now) - ones(now);
      if (before === now) continue;
      isChanged = true;
      trail.write(last + word, now);
    }
    return isChanged ? surplus : NOTHING_GONE;
  }

  private addRowsOf(values: Int32Array): void {
    const { rows, rowWords } = this.place;
    for (let word = 0; word < this.width; word++) {
      for (let left = values[word] ?? 0; left !== 0; left &= left - 1) {
        rows.addToMask(this.supports, ((word << 5) + 31 - Math.clz32(left & -left)) * rowWords);
      }
    }
  }

  private hasRow(value: number): boolean {
    const { rows, rowWords } = this.place;
    const found = rows.supportedAt(this.supports, value * rowWords, this.residues[value] ?? 0);
    if (found >= 0) this.residues[value] = found;
    return found >= 0;
  }
}

/** Several values per row: the rows are looked up anew from the classes the domain still meets. */
class LiveClasses implements LiveColumn {
  readonly variable: number;
  private readonly column: ClassColumn;
  private readonly place: Place;
  private readonly width: number;

  constructor(column: ClassColumn, place: Place, width: number) {
    this.variable = column.variable;
    this.column = column;
    this.place = place;
    this.width = width;
  }

  keepRows(): boolean {
    const { rows, rowWords } = this.place;
    rows.clearMask();
    for (let number = 0; number < this.column.classes; number++) {
      if (this.isMet(number)) rows.addToMask(this.column.supports, number * rowWords);
    }
    return rows.keepMask();
  }

  findLost(lost: Int32Array): boolean {
    const { rows, rowWords } = this.place;
    const { classes, sets, supports } = this.column;
    let any = false;
    lost.fill(0, 0, this.width);
    for (let number = 0; number < classes; number++) {
      if (!this.isMet(number) || rows.supportedAt(supports, number * rowWords, 0) >= 0) continue;
      any = true;
      for (let word = 0; word < this.width; word++) {
        lost[word] = (lost[word] ?? 0) | (sets[number * this.width + word] ?? 0);
      }
    }
    return any;
  }

  /** Whether the domain has a value of a class. */
  private isMet(number: number): boolean {
    const { trail, first } = this.place;
    const { sets } = this.column;
    for (let word = 0; word < this.width; word++) {
      if (((trail.words[first + word] ?? 0) & (sets[number * this.width + word] ?? 0)) !== 0) return true;
    }
    return false;
  }
}
