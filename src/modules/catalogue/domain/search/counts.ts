import { wireName } from '#product/column.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowQuery } from '#product/row-query.ts';
import { facet } from './facet.ts';
import type { FacetValue } from './facet-counters.ts';

/** By column, as the look-ups call it, the values that still have rows, with how many; values without any are left out. */
export type OptionCounts = Readonly<Record<string, readonly FacetValue[]>>;

/**
 * How many rows each option of the search would leave, under the other filters and what is given besides; the column's own
 * choice is left out. Columns without meaning for the query are not counted.
 */
export function countOptions(index: RowIndex, query: RowQuery): OptionCounts {
  const counted = index.countedWith(query.filters ?? {}).map((column) => {
    const values = facet(index, query, column);
    return [wireName(index.search, column), values.ok ? values.value : []] as const;
  });
  return Object.fromEntries(counted);
}
