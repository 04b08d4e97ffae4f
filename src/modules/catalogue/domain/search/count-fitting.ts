import { reaches } from '#product/rounding.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowQuery } from '#product/row-query.ts';
import { planSearch } from './check-query.ts';
import { rankingOf } from './ranking.ts';

/**
 * How many rows a search calls fit, as its result is headed: those that bear what is asked, without the oversized ones and adapters
 * too small for their motor, unless there are no others. None where its filters do not apply.
 */
export function countFitting(index: RowIndex, query: RowQuery): number {
  const planned = planSearch(index, query);
  if (!planned.ok) return 0;
  const { value: plan } = planned;
  const ranking = rankingOf(index, plan, 0);
  let found = 0;
  let fitting = 0;
  plan.scan((seen) => {
    if (!reaches(seen.reserve, plan.required)) return;
    found++;
    if (!ranking?.isOversized(seen) && !ranking?.isFrameTooSmall(seen)) fitting++;
  });
  return fitting || found;
}
