import { renderSheet, type SheetPrint } from './sheet-pdf.ts';

/** Prints a revision of a configuration sheet: the work of the job `SHEET_PAPER`. */
export function work(print: SheetPrint): Promise<Uint8Array> {
  return renderSheet(print);
}
