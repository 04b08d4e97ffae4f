import { type RowSearchDef, rowFigure } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';
import { figureAsked, type RowFilters } from '#product/row-query.ts';

/** The torque a search asks for, by the column its line says; undefined where it asks for none. */
export function askedLoad({ judged }: Pick<RowSearchDef, 'judged'>, filters: RowFilters): number | undefined {
  return judged?.load === undefined ? undefined : figureAsked(filters, judged.load);
}

/**
 * What a row bears as a multiple of what is asked of it (fB): of its own torque, or of the one asked for where that is
 * larger. A row is found up to the tolerance below the torque asked for; its reserve does not grow by that (ADR 41).
 */
export function reserveUnder(
  search: Pick<RowSearchDef, 'columns' | 'judged'>,
  row: CatalogueRow,
  load: number | undefined,
): number {
  const { judged } = search;
  if (judged === undefined) return Number.NaN;
  const reserve = rowFigure(search, row, judged.reserve);
  if (judged.load === undefined || load === undefined) return reserve;
  const own = rowFigure(search, row, judged.load);
  return load > own ? (reserve * own) / load : reserve;
}
