import { setBit, wordsFor } from './bits.ts';
import type { Column, TableConstraint } from './network.ts';

/** A column to be built: its variable, that variable's number of values, and which values each row allows. */
export interface ColumnSource {
  readonly variable: number;
  readonly size: number;
  readonly allowed: (row: number) => Iterable<number>;
}

/** Turns rows into bitsets per value, and merges values that occur in the same rows. */
export function bitTable(origin: number, rows: number, sources: readonly ColumnSource[]): TableConstraint {
  const rowWords = wordsFor(rows);
  return {
    kind: 'table',
    origin,
    rows,
    rowWords,
    variables: Int32Array.from(sources.map(({ variable }) => variable)),
    columns: sources.map((source) => columnOf(source, rows, rowWords)),
  };
}

function columnOf({ variable, size, allowed }: ColumnSource, rows: number, rowWords: number): Column {
  const perValue = new Int32Array(size * rowWords);
  for (let row = 0; row < rows; row++) {
    for (const value of allowed(row)) setBit(perValue, value * rowWords, row);
  }
  const members = classesOf(perValue, size, rowWords);
  const width = wordsFor(size);
  const sets = new Int32Array(members.length * width);
  const supports = new Int32Array(members.length * rowWords);
  members.forEach((values, number) => {
    for (const value of values) setBit(sets, number * width, value);
    const start = (values[0] ?? 0) * rowWords;
    supports.set(perValue.subarray(start, start + rowWords), number * rowWords);
  });
  return { variable, classes: members.length, sets, supports };
}

/** Groups values by the rows they have; values without any row form a class too, the first one to be ruled out. */
function classesOf(perValue: Int32Array, size: number, rowWords: number): readonly number[][] {
  const classes: number[][] = [];
  const byRows = new Map<string, number[]>();
  for (let value = 0; value < size; value++) {
    const rows = perValue.subarray(value * rowWords, (value + 1) * rowWords);
    const key = keyOf(rows, value);
    const members = byRows.get(key);
    if (members) {
      members.push(value);
      continue;
    }
    const founded = [value];
    byRows.set(key, founded);
    classes.push(founded);
  }
  return classes;
}

/** Only small tables, made from rules, can have values with the same rows; for large ones the key is the value. */
function keyOf(rows: Int32Array, value: number): string {
  if (rows.length <= 4) return rows.join();
  return rows.every((word) => word === 0) ? 'none' : `value ${value}`;
}
