import type { RowDto, RowPage } from '#modules/catalogue/contract.ts';
import type { FoundRow, LinePanels } from '#modules/configurator/web/wizard/line-panels.ts';

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
