import { type Result, refused } from '#kernel/result.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowFilters, RowRefusal } from '#product/row-query.ts';
import { refusalOf } from './check-query.ts';

/** How many rows of each cell a search by figures alone finds, in whatever way they are read. */
export function countCells(
  index: RowIndex,
  figures: RowFilters,
  tolerance?: number | undefined,
): Result<Uint32Array, RowRefusal> {
  const wrong = refusalOf({ filters: figures, tolerance }, index);
  return wrong === undefined ? index.countCells(figures, tolerance) : refused(wrong);
}
