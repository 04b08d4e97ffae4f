import type { NamedChoices } from '#engine/public.ts';
import { granted, type Result } from '#kernel/result.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { kept } from '#modules/catalogue/domain/recent.ts';
import type { PossibleRows } from '#modules/catalogue/domain/rows/possible-rows.ts';
import type { SearchRefusal } from '#modules/catalogue/domain/search/search-query.ts';
import { type RowFilters, rowsPerCell } from './rows-per-cell.ts';
import { columnsOf, type Remaining, tally } from './tally.ts';

/** Counts the basic types that some product with the choices has, among those a search by the figures finds. */
export type RemainingRows = (choices: NamedChoices, figures: RowFilters) => Result<Remaining, SearchRefusal>;

/** Searches whose counts are kept. */
const KEPT = 200;

/** An exact counter for a release. */
export function remainingRows(table: CatalogueTable, possible: PossibleRows): RemainingRows {
  const columns = columnsOf(possible.classes);
  const countsBy = kept(KEPT, (key) => rowsPerCell(table, possible, JSON.parse(key)));
  return (choices, figures) => {
    const counts = countsBy(JSON.stringify(figures));
    if (!counts.ok) return counts;
    const left = possible.within(choices);
    const rowsOfClass = (index: number) => counts.value[possible.classes[index]?.cell ?? -1] ?? 0;
    return granted(tally(columns, choices, rowsOfClass, (index) => left[index] === 1));
  };
}
