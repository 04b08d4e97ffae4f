import { type RowSearchDef, rowFigure } from '#product/column.ts';
import { exceeds, liesWithin, reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { Demand } from './demand.ts';
import { reserveUnder } from './loaded-reserve.ts';

/** Whether a drive meets every demand, and is not much larger than it need be. */
export const VERDICTS = ['fits', 'oversized', 'below-demand'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A drive is oversized above this many times the fB demanded, but never up to this fB. */
const OVERSIZE_RATIO = 1.6;
const OVERSIZE_MIN = 3;

/** The largest fB of a drive that is not oversized. */
export function reserveMax(demanded: number): number {
  return Math.max(OVERSIZE_MIN, OVERSIZE_RATIO * demanded);
}

/** Whether a drive is oversized: it does the work, but nobody would praise its reserve. */
export function isOversized(reserve: number, demanded: number): boolean {
  return exceeds(reserve, reserveMax(demanded));
}

/** Whether a drive bears so much more than demanded that nobody would call its size moderate, oversized or not. */
export function bearsAmply(reserve: number, demanded: number): boolean {
  return exceeds(reserve, OVERSIZE_RATIO * demanded);
}

/** What a drive is for a demand: fit is what meets all of it. Undefined where the line does not judge its rows. */
export function verdictOf(search: RowSearchDef, row: CatalogueRow, demand: Demand): Verdict | undefined {
  if (search.judged === undefined) return undefined;
  const reserve = reserveUnder(search, row, demand.load);
  if (!meets(search, row, demand) || !reaches(reserve, demand.reserve)) return 'below-demand';
  return isOversized(reserve, demand.reserve) ? 'oversized' : 'fits';
}

/** Whether every figure lies within what is demanded of it. */
function meets(search: RowSearchDef, row: CatalogueRow, { spans }: Demand): boolean {
  return [...spans].every(([column, span]) => liesWithin(rowFigure(search, row, column), span));
}
