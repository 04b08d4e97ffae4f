/** What stands in a cell: a text, a number, a moment (in UTC), or nothing. There is no cell that computes. */
export type SheetCell = string | number | Date | null;

/** One column of a sheet. */
export interface SheetColumn {
  readonly heading: string;
  /** In characters of the standard font. */
  readonly width: number;
  /** How its numbers and moments are shown, as spreadsheets write it: `0.00`, `#,##0`, `yyyy-mm-dd`. */
  readonly format?: string;
}

/** What a sheet is called, and its columns. */
export interface SheetFrame {
  /** Up to 31 characters; what a tab cannot hold is left out. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

/** A sheet as it is written: its rows may come one by one, and are not kept. */
export interface Sheet extends SheetFrame {
  readonly rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>;
}

/** The content type of a workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
