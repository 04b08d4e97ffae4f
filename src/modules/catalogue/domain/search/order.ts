import type { RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import type { Ranking } from './ranking.ts';
import { type KeyOf, sortKey } from './sort-keys.ts';

/** By which keys the rows of a page stand; then in the order of the table. */
export interface Order {
  readonly first: KeyOf;
  readonly second: KeyOf;
}

/** What is right first; where a column is named or the rows are not judged, that or the distance, then what just suffices. */
export function orderOf(index: RowIndex, plan: RowPlan, ranking: Ranking | undefined): Order {
  if (ranking !== undefined && plan.query.sort === undefined) return { first: ranking.rankOf, second: noPrice };
  return { first: sortKey(index, plan), second: withoutNoise };
}

/** The lower price stands here once the rows have one (product decisions §11, 6). */
function noPrice(): number {
  return 0;
}

/** Whether a row stands behind the row of the cursor in the order of the query. */
export function startsAfter({ first, second }: Order, after: SeenRow) {
  const afterFirst = first(after);
  const afterSecond = second(after);
  return (key: number, next: number, row: number) => {
    if (key !== afterFirst) return key > afterFirst;
    return next === afterSecond ? row > after.row : next > afterSecond;
  };
}

/** Reserves that differ only by the rounding of the arithmetic are equal: then the order of the table decides. */
function withoutNoise({ reserve }: SeenRow): number {
  return Math.round(reserve * 1e6);
}
