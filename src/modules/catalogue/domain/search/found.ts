import type { RowPlan } from '#product/row-index.ts';

/** Rounding of the arithmetic, not of the figures. */
const HAIR = 1e-9;

/** The reserve from which a row is found; one below it is a near miss. */
export function foundFrom({ required }: Pick<RowPlan, 'required'>): number {
  return required - HAIR;
}
