import type { NamedChoices } from '#engine/public.ts';
import { granted, type Result } from '#kernel/result.ts';
import { memoize } from '#modules/catalogue/domain/memoize.ts';
import type { PossibleRows } from '#modules/catalogue/domain/rows/possible-rows.ts';
import { countCells } from '#modules/catalogue/domain/search/count-cells.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowFilters, RowRefusal } from '#product/row-query.ts';
import { columnsOf, type Remaining, tally } from './tally.ts';

/** Counts the basic types that some product with the choices has, among those a search by the figures finds. */
export type RemainingRows = (
  choices: NamedChoices,
  figures: RowFilters,
  tolerance?: number | undefined,
) => Result<Remaining, RowRefusal>;

/** Searches whose counts are cached. */
const MAX_CACHED = 200;

/** An exact counter for a release. */
export function remainingRows(index: RowIndex, possible: PossibleRows): RemainingRows {
  const columns = columnsOf(possible);
  const countsBy = memoize(MAX_CACHED, (key) => {
    const { figures, tolerance } = JSON.parse(key);
    return countCells(index, figures, tolerance);
  });
  return (choices, figures, tolerance) => {
    const counts = countsBy(JSON.stringify({ figures, tolerance }));
    if (!counts.ok) return counts;
    const left = possible.within(choices);
    const rowsOfClass = (index: number) => counts.value[possible.classes[index]?.cell ?? -1] ?? 0;
    return granted(tally(columns, choices, rowsOfClass, (index) => left[index] === 1));
  };
}
