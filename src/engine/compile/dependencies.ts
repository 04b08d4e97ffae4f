import type { Rows } from './constraints.ts';

/** A column is split off only if what determines it has so many times fewer combinations than the table has rows. */
const WORTH = 4;
/** Pairs with more combinations are not looked at. */
const MAX_PAIRS = 1 << 20;

/**
 * Tables that together say what one says. A column that depends on two others alone leaves the table and forms a small one
 * with them: fewer variables are then bound together.
 */
export function splitByDependencies(table: Rows, sizes: Int32Array): readonly Rows[] {
  const found = leastDependency(table, sizes);
  if (!found) return [table];
  const rest = [...table.scope.keys()].filter((at) => at !== found.column);
  const determined = projected(table, [found.one, found.other, found.column]);
  return [
    { ...determined, columns: determined.columns.map((column) => found.rows.map((row) => column[row] ?? 0)) },
    ...splitByDependencies(projected(table, rest), sizes),
  ];
}

interface Dependency {
  readonly one: number;
  readonly other: number;
  readonly column: number;
  /** One row of each combination. */
  readonly rows: Int32Array;
}

function leastDependency(table: Rows, sizes: Int32Array): Dependency | undefined {
  let least: Dependency | undefined;
  let limit = (table.columns[0]?.length ?? 0) / WORTH;
  const columns = [...table.scope.keys()];
  if (columns.length < 4) return undefined;
  for (const one of columns) {
    for (const other of columns.slice(one + 1)) {
      const pairs = pairsOf(table, sizes, one, other, limit);
      const column =
        pairs && columns.find((at) => at !== one && at !== other && isDetermined(pairs, table.columns[at]));
      if (!pairs || column === undefined) continue;
      least = { one, other, column, rows: Int32Array.from(pairs.rows) };
      limit = pairs.rows.length - 1;
    }
  }
  return least;
}

interface Pairs {
  /** The first row of each pair. */
  readonly rows: readonly number[];
  /** The pair of each row, numbered from 0. */
  readonly ofRow: Int32Array;
}

/** The combinations of two columns; undefined if there are more than the limit. */
function pairsOf(
  { scope, columns }: Rows,
  sizes: Int32Array,
  one: number,
  other: number,
  limit: number,
): Pairs | undefined {
  const width = sizes[scope[other] ?? 0] ?? 0;
  const most = (sizes[scope[one] ?? 0] ?? 0) * width;
  if (most > MAX_PAIRS) return undefined;
  const [first = new Int32Array(), second = new Int32Array()] = [columns[one], columns[other]];
  const numbers = new Int32Array(most);
  const ofRow = new Int32Array(first.length);
  const rows: number[] = [];
  for (let row = 0; row < first.length; row++) {
    const pair = (first[row] ?? 0) * width + (second[row] ?? 0);
    if (numbers[pair] === 0) numbers[pair] = rows.push(row);
    if (rows.length > limit) return undefined;
    ofRow[row] = (numbers[pair] ?? 0) - 1;
  }
  return { rows, ofRow };
}

/** Whether every pair goes with one value of a column. */
function isDetermined({ rows, ofRow }: Pairs, column: Int32Array = new Int32Array()): boolean {
  const values = new Int32Array(rows.length).fill(-1);
  for (let row = 0; row < ofRow.length; row++) {
    const pair = ofRow[row] ?? 0;
    if (values[pair] === -1) values[pair] = column[row] ?? 0;
    else if (values[pair] !== column[row]) return false;
  }
  return true;
}

function projected({ kind, scope, columns }: Rows, kept: readonly number[]): Rows {
  const of = <Item>(items: readonly Item[]) => kept.flatMap((at) => items.slice(at, at + 1));
  return { kind, scope: of(scope), columns: of(columns) };
}
