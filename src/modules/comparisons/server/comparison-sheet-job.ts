import { sheetBytes } from '#kits/sheet/write-sheet.ts';
import type { ExportTable } from '#modules/comparisons/domain/export-table.ts';

/** A table to write, and the name of its tab. */
export interface SheetOrder extends ExportTable {
  readonly name: string;
}

/** Writes a table as XLSX: the work of the job `COMPARISON_SHEET`. */
export function work(order: SheetOrder): Promise<Uint8Array> {
  return sheetBytes(order);
}
