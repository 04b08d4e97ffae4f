import { exceeds, reaches } from '#product/rounding.ts';
import type { FigureBound } from '#product/warning.ts';

/** Whether a figure lies where the bound says; one that is exactly at a limit is not beyond it. */
export function isWithinBound(value: number | null, { above, from, below }: FigureBound): boolean {
  if (value === null) return false;
  return (
    (above === undefined || exceeds(value, above)) &&
    (from === undefined || reaches(value, from)) &&
    (below === undefined || !reaches(value, below))
  );
}
