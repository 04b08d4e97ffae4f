import { columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import type { CatalogueRow } from '#product/row.ts';

/** The mass of a product as its dimension sheet tells it, `≈ 42 kg`: what its row holds, which is without options; undefined where its line knows none. */
export function sheetMass(rows: RowSearchDef, row: CatalogueRow): string | undefined {
  const id = rows.judged?.mass;
  const column = id === undefined ? undefined : columnOf(rows, id);
  if (id === undefined || column === undefined) return undefined;
  const mass = rowFigure(rows, row, id);
  return mass > 0 ? `≈ ${figureText(column, mass)} ${column.unit ?? 'kg'}` : undefined;
}
