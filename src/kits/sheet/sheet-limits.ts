import { MAX_CELL_LENGTH } from './cell-text.ts';

/** How much of a workbook from outside is read; whatever has more is refused before it costs anything. */
export interface SheetLimits {
  /** Of the file as it came. */
  readonly bytes: number;
  /** Files in it. */
  readonly entries: number;
  /** Bytes of all its files unpacked. */
  readonly unpacked: number;
  /** Unpacked bytes for each packed one, of any file of more than `UNSUSPECTED` bytes. */
  readonly ratio: number;
  /** Rows of the first sheet, its heading among them. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of a cell. */
  readonly cellLength: number;
}

/** What a list of a few thousand rows takes, several times over. */
export const USUAL_LIMITS: SheetLimits = {
  bytes: 5_000_000,
  entries: 200,
  unpacked: 32_000_000,
  ratio: 200,
  rows: 20_000,
  columns: 200,
  cellLength: MAX_CELL_LENGTH,
};

/** Small files may be as repetitive as they like. */
export const UNSUSPECTED = 1_000_000;

/** Why a workbook is not read. */
export type SheetRefusalCode =
  /** It is no zip, or a broken one. */
  | 'sheet.broken'
  /** It is a zip, but no XLSX: another file, one with macros, or one with a password. */
  | 'sheet.wrong-type'
  /** Too many bytes, packed or unpacked, or too many files. */
  | 'sheet.too-large'
  | 'sheet.too-many-rows'
  | 'sheet.too-many-columns'
  /** A cell has more characters than are read. */
  | 'sheet.long-cell'
  /** A cell computes. */
  | 'sheet.formula';

/** A workbook that is not read; where it is one cell, with its place. */
export class SheetRefusal extends Error {
  readonly code: SheetRefusalCode;
  /** The cell as spreadsheets name it, `B7`; undefined where it is about the whole. */
  readonly cell: string | undefined;

  constructor(code: SheetRefusalCode, cell?: string) {
    super(cell === undefined ? code : `${code} in ${cell}`);
    this.name = 'SheetRefusal';
    this.code = code;
    this.cell = cell;
  }
}
