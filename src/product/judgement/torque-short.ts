import { columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import { reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';

/**
 * By how many per cent a row gives less than the torque asked for, with one decimal, never rounded to nothing; undefined where
 * it gives all of it, where none is asked for, and of a line that finds no torque short of the one asked for. Such a row is found,
 * and judged by the torque asked for (ADR 41); what its motor lacks is told wherever it is called fit (ADR 72).
 */
export function torqueShort(
  search: Pick<RowSearchDef, 'columns' | 'judged'>,
  row: CatalogueRow,
  load: number | undefined,
): number | undefined {
  const column = columnOf(search, search.judged?.load ?? '');
  if (load === undefined || column?.ask?.kind !== 'from') return undefined;
  const own = rowFigure(search, row, column.id);
  if (Number.isNaN(own) || reaches(own, load)) return undefined;
  return Math.ceil(Number(((1 - own / load) * 1000).toFixed(6))) / 10;
}
