import type { FigureBound } from '#product/warning.ts';

/** Rounding of the arithmetic: a row that is found exactly at a limit is not beyond it. */
const HAIR = 1e-9;

/** Whether a figure lies where the bound says. */
export function isWithinBound(value: number | null, { above, from, below }: FigureBound): boolean {
  if (value === null) return false;
  return (
    (above === undefined || value > above * (1 + HAIR)) &&
    (from === undefined || value >= from * (1 - HAIR)) &&
    (below === undefined || value < below * (1 - HAIR))
  );
}
