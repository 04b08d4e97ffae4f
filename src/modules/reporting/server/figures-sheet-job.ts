import type { SheetCell, SheetFrame } from '#kits/sheet/sheet.ts';
import { sheetBytes } from '#kits/sheet/write-sheet.ts';

/** A table to write. */
export interface SheetOrder extends SheetFrame {
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Writes figures as XLSX: the work of the job `FIGURES_SHEET`. */
export function work(order: SheetOrder): Promise<Uint8Array> {
  return sheetBytes(order);
}
