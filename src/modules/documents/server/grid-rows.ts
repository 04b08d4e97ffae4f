import { sheetText, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { SheetRow } from '#product/sheet.ts';
import type { GridRow } from '#server/print/grid.ts';

/** A sheet's rows in its language, ready for the grid. */
export function gridRows(rows: readonly SheetRow[], { language }: Pick<TechnicalSheet, 'language'>): GridRow[] {
  return rows.map((row) => ({
    ...row,
    label: sheetText(row.label, language),
    value: sheetText(row.value, language),
  }));
}
