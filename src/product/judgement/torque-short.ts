import { columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';

/**
 * By how many per cent a row gives less than the torque asked for, with one decimal; undefined where it gives all of it but for less
 * than is written, where none is asked for, and of a line that finds no torque short of the one asked for. Such a row is found,
 * and judged by the torque asked for (ADR 41); what its motor lacks is told wherever it is called fit (ADR 73).
 */
export function torqueShort(
  search: Pick<RowSearchDef, 'columns' | 'judged'>,
  row: CatalogueRow,
  load: number | undefined,
): number | undefined {
  const column = columnOf(search, search.judged?.load ?? '');
  if (load === undefined || column?.ask?.kind !== 'from') return undefined;
  const own = rowFigure(search, row, column.id);
  const percent = Number(((1 - own / load) * 100).toFixed(1));
  return percent > 0 ? percent : undefined;
}
