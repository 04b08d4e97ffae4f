import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';

type Side = NonNullable<NonNullable<FoundRow['reason']>['side']>;

/** What a row that lies beside a speed or ratio is, by the column. */
const BESIDE = {
  outputSpeed: { over: 'verdict.tooFastLighter', under: 'verdict.tooSlowLighter' },
  ratio: { over: 'verdict.ratioAboveLighter', under: 'verdict.ratioBelowLighter' },
} as const satisfies Readonly<Record<string, Readonly<Record<Side, string>>>>;

/** Why a lighter near miss stands behind the recommended row. */
export function lighterText({ reason }: FoundRow) {
  const { column, side } = reason ?? {};
  const known = side && Object.entries(BESIDE).find(([id]) => id === column)?.[1][side];
  return known ?? 'verdict.below-demandLighter';
}
