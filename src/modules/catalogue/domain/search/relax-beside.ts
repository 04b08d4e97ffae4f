import { isByEnquiry } from '#product/judgement/reserve.ts';
import { toleranceSteps } from '#product/judgement/tolerated.ts';
import { exceeds, reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import { figureAsked, type RowQuery } from '#product/row-query.ts';
import { planSearch } from './check-query.ts';
import { countFitting } from './count-fitting.ts';
import { PageSelector } from './page-selector.ts';
import { lightestFound, rankingOf } from './ranking.ts';
import { type Relaxation, TOLERANCE } from './relax.ts';

/** What weighs less than this share of all that is found is clearly lighter. */
const CLEARLY_LIGHTER = 0.8;

/**
 * Where rows were found: the next wider tolerance of speed, if a row within it that bears all that is asked is clearly lighter
 * than every one that is found. The demand stays as it is.
 */
export function relaxToLighter(index: RowIndex, query: RowQuery, found: number): Relaxation | undefined {
  const wider = Number.isFinite(found) ? nextWider(index, query) : undefined;
  if (wider === undefined) return undefined;
  const lightest = lightestFound(index.search, wider.plan);
  return lightest < CLEARLY_LIGHTER * found ? { ...wider.relaxation(), lightest } : undefined;
}

/**
 * Where none of the rows found has the motor everybody sells, one of four poles: the next wider tolerance of speed, if within it a
 * row has it that meets every demand and is not larger than it need be.
 */
export function relaxToFourPoles(index: RowIndex, query: RowQuery): Relaxation | undefined {
  const wider = nextWider(index, query);
  const fourPoles = wider && firstOfFourPoles(index, wider.plan);
  return fourPoles && { ...wider.relaxation(), fourPoles };
}

/** The search with the next wider tolerance of the speed or ratio it asks for, the rest of the demand as it is. */
function nextWider(index: RowIndex, query: RowQuery) {
  const { search } = index;
  const isAsked = search.judged?.speed.some((id) => figureAsked(query.filters ?? {}, id) !== undefined);
  const taken = query.tolerance ?? search.tolerance.found;
  const value = toleranceSteps(search).find((step) => exceeds(step, taken));
  if (!isAsked || value === undefined) return undefined;
  const wider: RowQuery = { ...query, tolerance: value, cursor: undefined };
  const planned = planSearch(index, wider);
  if (!planned.ok) return undefined;
  return {
    plan: planned.value,
    relaxation: (): Relaxation => ({
      field: TOLERANCE,
      part: 'filter',
      value,
      tolerance: taken,
      rowsGained: countFitting(index, wider),
    }),
  };
}

function firstOfFourPoles(index: RowIndex, plan: RowPlan): CatalogueRow | undefined {
  const ranking = rankingOf(index, plan);
  if (ranking?.hasFourPoles === undefined) return undefined;
  const { hasFourPoles, isOversized, isFrameTooSmall, rankOf } = ranking;
  const isMeant = (seen: SeenRow) => hasFourPoles(seen) && !isOversized(seen) && !isFrameTooSmall(seen);
  const first = new PageSelector(1);
  plan.scan((seen) => {
    const { row, reserve } = seen;
    if (reaches(reserve, plan.required) && !isByEnquiry(reserve) && isMeant(seen)) first.offer(row, rankOf(seen), 0);
  });
  const [row] = first.rows;
  return row === undefined ? undefined : plan.rowOf(row);
}
