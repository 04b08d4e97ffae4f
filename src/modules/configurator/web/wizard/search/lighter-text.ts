import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { columnOf, type RowSearchDef } from '#product/column.ts';

const BESIDE_SPEED = { over: 'verdict.tooFastLighter', under: 'verdict.tooSlowLighter' } as const;
const BESIDE_RATIO = { over: 'verdict.ratioAboveLighter', under: 'verdict.ratioBelowLighter' } as const;
const SMALLER_BESIDE_SPEED = { over: 'verdict.tooFastSmaller', under: 'verdict.tooSlowSmaller' } as const;
const SMALLER_BESIDE_RATIO = { over: 'verdict.ratioAboveSmaller', under: 'verdict.ratioBelowSmaller' } as const;

/** Why a near miss that is lighter, or smaller where no mass is known, stands behind the recommended row. */
export function lighterText({ reason }: FoundRow, search: Pick<RowSearchDef, 'columns' | 'judged'>) {
  const { column, side } = reason ?? {};
  const isMassKnown = search.judged?.mass !== undefined;
  if (side === undefined) return isMassKnown ? 'verdict.below-demandLighter' : 'verdict.below-demandSmaller';
  // A speed has a unit, a ratio has none.
  if (columnOf(search, column ?? '')?.unit === undefined)
    return (isMassKnown ? BESIDE_RATIO : SMALLER_BESIDE_RATIO)[side];
  return (isMassKnown ? BESIDE_SPEED : SMALLER_BESIDE_SPEED)[side];
}
