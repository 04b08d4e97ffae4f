import type { NamedChoices } from '#engine/public.ts';
import type { RowClasses } from '#product/row-index.ts';

/** How many basic types are left. */
export interface Remaining {
  readonly total: number;
  /** The same per code of a variable the row fixes, the variable's own choice aside. */
  readonly per: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** A row variable with the codes that occur, and the place of its code for every class. */
export interface Column {
  readonly id: string;
  readonly codes: readonly string[];
  readonly places: Uint16Array;
}

/** The row variables of classes as columns. */
export function columnsOf({ variables, classes }: RowClasses): readonly Column[] {
  return variables.map((id) => {
    const codes = [...new Set(classes.map(({ values }) => values[id] ?? ''))];
    const place = new Map(codes.map((code, index) => [code, index]));
    return { id, codes, places: Uint16Array.from(classes, ({ values }) => place.get(values[id] ?? '') ?? 0) };
  });
}

/** A column with what is chosen of it, and the count of each code. */
interface CountedColumn extends Column {
  readonly allowed: Uint8Array;
  readonly per: Float64Array;
}

/**
 * Adds up the rows of the classes that are left. A class that meets all choices counts for every variable, one that misses
 * a single one for that variable's list alone.
 */
export function tally(
  columns: readonly Column[],
  choices: NamedChoices,
  rowsOfClass: (index: number) => number,
  isLeft: (index: number) => boolean,
): Remaining {
  const counted = columns.map((column): CountedColumn => {
    const { id, codes } = column;
    const allowed = Uint8Array.from(codes, (code) => (choices[id]?.includes(code) === false ? 0 : 1));
    return { ...column, allowed, per: new Float64Array(codes.length) };
  });
  const classes = columns[0]?.places.length ?? 0;
  let total = 0;
  for (let index = 0; index < classes; index++) {
    const rows = rowsOfClass(index);
    const missed = rows === 0 ? 2 : missedBy(counted, index);
    if (missed > 1 || !isLeft(index)) continue;
    if (missed === 0) total += rows;
    addTo(counted, index, rows, missed);
  }
  return { total, per: new Map(counted.map((column) => [column.id, countsIn(column)])) };
}

/** How many of the choices a class misses; two mean two or more. */
function missedBy(columns: readonly CountedColumn[], index: number): number {
  let missed = 0;
  for (const { places, allowed } of columns) {
    if (allowed[places[index] ?? 0] === 0 && ++missed > 1) break;
  }
  return missed;
}

function addTo(columns: readonly CountedColumn[], index: number, rows: number, missed: number): void {
  for (const { places, allowed, per } of columns) {
    const place = places[index] ?? 0;
    if (missed === 0 || allowed[place] === 0) per[place] = (per[place] ?? 0) + rows;
  }
}

function countsIn({ codes, per }: CountedColumn): ReadonlyMap<string, number> {
  return new Map(
    codes.flatMap((code, place) => {
      const count = per[place] ?? 0;
      return count > 0 ? [[code, count] as const] : [];
    }),
  );
}
