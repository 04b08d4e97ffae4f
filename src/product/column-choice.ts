import type { RowSearchDef } from './column.ts';

/** What a line says of the columns of its tables. */
export type TableColumns = Pick<RowSearchDef, 'shown' | 'shownNear' | 'offered' | 'fixed'>;

/** Every column a table of rows can have, in their order. */
export function offeredColumns({ offered, shown }: TableColumns): readonly string[] {
  return offered ?? shown;
}

/** Whether a table without this column would not say which row is which. */
export function isFixed({ fixed, shown }: TableColumns, id: string): boolean {
  return (fixed ?? shown.slice(0, 1)).includes(id);
}

/**
 * The columns of a table of rows: those a person chose, in the order of the line and with those no table is without; where
 * nothing is chosen that the line still offers, its standard.
 */
export function shownColumns(
  line: TableColumns,
  chosen: readonly string[] | undefined,
  { isNear = false } = {},
): readonly string[] {
  const standard = isNear ? (line.shownNear ?? line.shown) : line.shown;
  const known = offeredColumns(line).filter((id) => chosen?.includes(id));
  if (known.length === 0) return standard;
  return offeredColumns(line).filter((id) => known.includes(id) || isFixed(line, id));
}

/** The choice after one column was put in or left out; undefined where that is the standard again. */
export function withColumn(
  line: TableColumns,
  chosen: readonly string[] | undefined,
  id: string,
): readonly string[] | undefined {
  const before = shownColumns(line, chosen);
  const after = offeredColumns(line).filter((one) => (one === id) !== before.includes(one) || isFixed(line, one));
  return isStandard(line, after) ? undefined : after;
}

function isStandard({ shown }: TableColumns, ids: readonly string[]): boolean {
  return ids.length === shown.length && ids.every((id) => shown.includes(id));
}
