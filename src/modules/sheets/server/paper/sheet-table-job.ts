import type { SheetPaper } from '#modules/sheets/domain/sheet-paper.ts';
import { renderSheetTable } from './sheet-table.ts';

/** Writes a revision of a configuration sheet as XLSX: the work of the job `SHEET_TABLE`. */
export function work(sheet: SheetPaper): Promise<Uint8Array> {
  return renderSheetTable(sheet);
}
