import { type RowSearchDef, rowFigure } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { Demand } from './demand.ts';

/** Whether a drive meets every demand, and is not much larger than it need be. */
export const VERDICTS = ['fits', 'oversized', 'below-demand'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A drive is oversized above this many times the fB demanded, but never up to this fB. */
const OVERSIZE_RATIO = 1.6;
const OVERSIZE_MIN = 3;

/** Rounding of the arithmetic, not of the figures. */
const HAIR = 1e-9;

/** The largest fB of a drive that is not oversized. */
export function reserveMax(demanded: number): number {
  return Math.max(OVERSIZE_MIN, OVERSIZE_RATIO * demanded) * (1 + HAIR);
}

/** What a drive is for a demand: fit is what meets all of it. Undefined where the line does not judge its rows. */
export function verdictOf(search: RowSearchDef, row: CatalogueRow, demand: Demand): Verdict | undefined {
  if (search.judged === undefined) return undefined;
  const reserve = rowFigure(search, row, search.judged.reserve);
  if (!meets(search, row, demand) || !(reserve >= demand.reserve - HAIR)) return 'below-demand';
  return reserve > reserveMax(demand.reserve) ? 'oversized' : 'fits';
}

/** Whether every figure lies within what is demanded of it. */
function meets(search: RowSearchDef, row: CatalogueRow, { spans }: Demand): boolean {
  return [...spans].every(([column, { min, max }]) => {
    const figure = rowFigure(search, row, column);
    return figure >= min * (1 - HAIR) && figure <= max * (1 + HAIR);
  });
}
