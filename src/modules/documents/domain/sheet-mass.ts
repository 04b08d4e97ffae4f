import { type RowSearchDef, rowFigure } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import type { CatalogueRow } from '#product/row.ts';

/** The mass of a product as its dimension sheet tells it, `≈ 42 kg`: what its row holds, which is without options; undefined where its line knows none. */
export function sheetMass(rows: RowSearchDef, row: CatalogueRow): string | undefined {
  const column = rows.columns.find(({ written }) => written === 'mass');
  if (column === undefined) return undefined;
  const mass = rowFigure(rows, row, column.id);
  return mass > 0 ? `≈ ${figureText(column, mass)} ${column.unit ?? 'kg'}` : undefined;
}
