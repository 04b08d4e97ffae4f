import { granted, type Result } from '#kernel/result.ts';
import { columnOf } from '#product/column.ts';
import { reaches } from '#product/rounding.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowQuery, RowRefusal } from '#product/row-query.ts';
import { planSearch } from './check-query.ts';
import { counterOf, type FacetValue } from './facet-counters.ts';

/**
 * The values of a column that still have rows under the other filters, ascending, with the number of rows (option look-ups
 * of product §4). Its own filter and that of its rival are left out; what it settles stays. Figures are given to three
 * digits, which the tolerance of a search covers; where a column lists steps, those count the rows that reach them.
 */
export function facet(index: RowIndex, query: RowQuery, column: string): Result<readonly FacetValue[], RowRefusal> {
  const { facet: listed, rival, settles, ask } = columnOf(index.search, column) ?? {};
  const { filters = {} } = query;
  const settled = settles === undefined ? query : { ...query, filters: index.settled(filters, column) };
  const others = without(rival === undefined ? settled : without(settled, rival), column);
  if (listed === 'searched') return granted(countPerCode(index, others, column));
  const widest = ask?.kind === 'at-least' ? withFilter(others, column, ask.nearFrom) : others;
  const plan = planSearch(index, widest);
  if (!plan.ok) return plan;
  const { required, reading, scan } = plan.value;
  const counter = counterOf(reading(column));
  scan((seen) => {
    if (reaches(seen.reserve, required)) counter.add(seen);
  });
  return granted(counter.values());
}

/** The query without its filter, range and choice of one column, from the first page. */
export function without(query: RowQuery, column: string): RowQuery {
  const { [column]: _own, ...given } = query.given ?? {};
  return {
    ...query,
    given,
    filters: { ...query.filters, [column]: undefined },
    ranges: { ...query.ranges, [column]: undefined },
    cursor: undefined,
  };
}

/** The query with one filter more, from the first page. */
export function withFilter(query: RowQuery, column: string, value: string | number): RowQuery {
  return { ...query, filters: { ...query.filters, [column]: value }, cursor: undefined };
}

/** Rows a query finds; none where its filters do not apply. */
export function countRows(index: RowIndex, query: RowQuery): number {
  const plan = planSearch(index, query);
  if (!plan.ok) return 0;
  const { required, scan } = plan.value;
  let count = 0;
  scan(({ reserve }) => {
    if (reaches(reserve, required)) count++;
  });
  return count;
}

/** Codes that find the same rows are searched once. */
function countPerCode(index: RowIndex, query: RowQuery, column: string): readonly FacetValue[] {
  const counts = new Map<string, number>();
  return index
    .codesOf(column)
    .map((value) => {
      const reading = index.alike(column, value);
      const count = counts.get(reading) ?? countRows(index, withFilter(query, column, value));
      counts.set(reading, count);
      return { value, count };
    })
    .filter(({ count }) => count > 0);
}
