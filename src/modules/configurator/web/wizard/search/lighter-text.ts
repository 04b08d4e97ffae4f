import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import type { RowSearchDef } from '#product/column.ts';

const BESIDE_SPEED = { over: 'verdict.tooFastLighter', under: 'verdict.tooSlowLighter' } as const;
const BESIDE_RATIO = { over: 'verdict.ratioAboveLighter', under: 'verdict.ratioBelowLighter' } as const;

/** Why a lighter near miss stands behind the recommended row; the first of the columns that name a speed is the speed itself. */
export function lighterText({ reason }: FoundRow, { judged }: Pick<RowSearchDef, 'judged'>) {
  const { column, side } = reason ?? {};
  if (side === undefined) return 'verdict.below-demandLighter';
  return (column === judged?.speed[0] ? BESIDE_SPEED : BESIDE_RATIO)[side];
}
