import type { PlainReading, PlainRow } from '#product/plain-rows.ts';
import type { RowFilters } from '#product/row-query.ts';

/**
 * The reading of the last load, by the columns rows are read for: a search, its near misses and its lists ask for the same one,
 * whose rows are read once.
 */
export function lastReading<Row extends PlainRow>(
  readFor: readonly string[],
  read: (filters: RowFilters) => PlainReading<Row>,
): typeof read {
  let last: { readonly key: string; readonly reading: PlainReading<Row> } | undefined;
  return (filters) => {
    const key = JSON.stringify(readFor.map((column) => filters[column]));
    if (last?.key !== key) last = { key, reading: read(filters) };
    return last.reading;
  };
}
