import type { RowDto, RowPage } from '#modules/catalogue/contract.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import type { FoundRow, LinePanels } from '#modules/configurator/web/wizard/line-panels.ts';
import type { Values } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import type { PickedRow } from './pick-reason.ts';

/** A row of a page with what it is for the demand; nothing, where the answer is no row of the line. */
export function readFound(
  dto: RowDto,
  { verdicts }: Pick<RowPage, 'verdicts'>,
  { readRow }: Pick<LinePanels, 'readRow'>,
): readonly FoundRow[] {
  const row = readRow(dto);
  if (row === undefined) return [];
  const judged = verdicts.find(({ id }) => id === row.id);
  return [{ row, ...(judged && { judged }) }];
}

/** A row the search points out, as the wizard reads it; nothing, where the answer is no row of the line. */
export function readPick(
  { row: dto, ...picked }: RowPage['picks'][number],
  page: Pick<RowPage, 'verdicts'>,
  panels: Pick<LinePanels, 'readRow'>,
): readonly PickedRow[] {
  return readFound(dto, page, panels).map(({ row, judged }) => ({ ...picked, row, judged }));
}

/** The near misses of a page, each with why it is only near; none where nothing is asked for that a row can miss. */
export function nearOf(page: RowPage, filter: Values, { context, panels }: Product): readonly FoundRow[] {
  if (!asksForSomething(filter, context.line.search)) return [];
  return page.nearMisses.flatMap(({ row, reason }) => readFound(row, page, panels).map((one) => ({ ...one, reason })));
}

/** Without anything a search can miss by, every weak row of the catalogue would be a near miss. */
function asksForSomething(filter: Values, { limits, toggles }: SearchForm): boolean {
  return [...limits, ...Object.values(toggles).flat()].some((field) => filter[field] !== undefined);
}
