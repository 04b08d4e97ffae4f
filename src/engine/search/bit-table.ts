import { setBit, wordsFor } from '#engine/bits.ts';
import type { ClassColumn, Column, TableConstraint, ValueColumn } from './network.ts';

/** A column to be built: its variable, that variable's number of values, and what each row has there. */
export type ColumnSource = {
  readonly variable: number;
  readonly size: number;
} & ({ readonly single: (row: number) => number } | { readonly several: (row: number) => Iterable<number> });

/** Turns rows into bitsets per value, or per class of values that occur in the same rows. */
export function bitTable(origin: number, rows: number, sources: readonly ColumnSource[]): TableConstraint {
  return {
    kind: 'table',
    origin,
    rows,
    rowWords: wordsFor(rows),
    variables: Int32Array.from(sources.map(({ variable }) => variable)),
    columns: sources.map((source) => columnOf(source, rows)),
  };
}

function columnOf(source: ColumnSource, rows: number): Column {
  const rowWords = wordsFor(rows);
  const supports = new Int32Array(source.size * rowWords);
  for (let row = 0; row < rows; row++) {
    const values = 'single' in source ? [source.single(row)] : source.several(row);
    for (const value of values) setBit(supports, value * rowWords, row);
  }
  const column: ValueColumn = { kind: 'value', variable: source.variable, supports };
  return 'single' in source ? column : inClasses(column, source.size, rowWords);
}

/** Values without any row form a class too, which the first visit rules out. */
function inClasses({ variable, supports: perValue }: ValueColumn, size: number, rowWords: number): ClassColumn {
  const rowsOf = (value: number) => perValue.subarray(value * rowWords, (value + 1) * rowWords);
  const members = grouped(size, (value) => rowsOf(value).join());
  const width = wordsFor(size);
  const sets = new Int32Array(members.length * width);
  const supports = new Int32Array(members.length * rowWords);
  members.forEach((values, number) => {
    for (const value of values) setBit(sets, number * width, value);
    supports.set(rowsOf(values[0] ?? 0), number * rowWords);
  });
  return { kind: 'class', variable, classes: members.length, sets, supports };
}

function grouped(size: number, keyOf: (value: number) => string): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (let value = 0; value < size; value++) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()];
}
