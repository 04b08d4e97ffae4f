import { type ColumnDef, columnOf, rowCells } from './column.ts';
import { figureText } from './figure-text.ts';
import type { ProductLine } from './line.ts';
import type { CatalogueRow } from './row.ts';

/** A figure of a product as it is written, and the column it stands in: its name, sign and unit. */
export interface RowFigure {
  readonly column: ColumnDef;
  readonly value: string;
}

/**
 * The figures a product is known by, the most telling first: those its line tells, else those a table of rows shows. Every
 * screen, list and paper takes them from here, so that no two of them differ.
 */
export function rowFigures(
  { rows, told }: Pick<ProductLine, 'rows' | 'told'>,
  row: CatalogueRow,
): readonly RowFigure[] {
  const cells = rowCells(rows, row);
  const columns = told?.(row) ?? rows.shown.flatMap((id) => columnOf(rows, id) ?? []);
  return columns.flatMap((column) => {
    const value = cells[column.id];
    return typeof value === 'number' ? [{ column, value: figureText(column, value) }] : [];
  });
}
