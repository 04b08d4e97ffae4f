import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import type { RowSearchDef } from '#product/column.ts';
import { type LossBeyond, lossBeyond } from '#product/judgement/gear-loss.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { Measure } from './measure.ts';
import type { PickedRow } from './pick-reason.ts';

/** Says of a row what it costs beside the most efficient that fits. */
export type CostOf = (row: CatalogueRow) => LossBeyond | undefined;

/** What rows cost beside the most efficient row pointed out; without a load there is nothing to work it out by. */
export function costsBeside(
  picks: readonly Pick<PickedRow, 'pick' | 'row'>[],
  search: RowSearchDef,
  { isLoaded, torque }: Pick<Measure, 'isLoaded' | 'torque'>,
): CostOf {
  const best = picks.find(({ pick }) => pick === 'most-efficient')?.row;
  if (best === undefined || !isLoaded) return () => undefined;
  return (row) => lossBeyond(search, row, best, torque);
}

/** A row with what it costs. */
export function withCost(found: FoundRow, costOf: CostOf): FoundRow {
  const cost = costOf(found.row);
  return cost === undefined ? found : { ...found, cost };
}
