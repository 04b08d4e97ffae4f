import { parse } from 'csv-parse/sync';
import { SheetRefusal } from '#kits/sheet/sheet-limits.ts';
import {
  IMPORT_KEYS,
  type ImportColumnKey,
  REASON_COLUMN,
  type RowCells,
  UNREADABLE,
} from '#modules/orders/domain/import/import-columns.ts';

/** How a text is written: found once, kept with the cursor of the task that reads it. */
export interface TextForm {
  readonly encoding: 'utf-8' | 'gb18030';
  /** What divides cells; empty where each line is an object (NDJSON). */
  readonly delimiter: ',' | ';' | '\t' | '';
}

const [QUOTE, LINE_END, NONE] = [0x22, 0x0a, -1];

/**
 * Finds where records end, whatever the encoding: no sign of UTF-8 or GB 18030 has a byte of a quotation mark, a divider or a line end in
 * it. A line end between quotation marks is none. It goes on from piece to piece.
 */
export class RecordEnds {
  #isQuoted = false;
  #isAtStart = true;
  #isAfterQuote = false;
  readonly #divider: number;

  constructor(delimiter: TextForm['delimiter']) {
    this.#divider = delimiter === '' ? NONE : delimiter.charCodeAt(0);
  }

  /** The places behind the records that end in a piece, at most so many. */
  in(bytes: Uint8Array, most: number): number[] {
    const ends: number[] = [];
    for (let at = 0; at < bytes.length && ends.length < most; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === LINE_END && !this.#isQuoted) {
        ends.push(at + 1);
        this.#isAtStart = true;
        this.#isAfterQuote = false;
      } else this.#goOn(byte);
    }
    return ends;
  }

  #goOn(byte: number): void {
    const isQuote = byte === QUOTE && this.#divider !== NONE;
    // One within a cell is written twice: the second opens again what the first closed.
    if (isQuote) this.#isQuoted = !this.#isQuoted && (this.#isAtStart || this.#isAfterQuote);
    this.#isAtStart = byte === this.#divider && !this.#isQuoted;
    this.#isAfterQuote = isQuote;
  }
}

/** A mark that a spreadsheet was kept from computing by: whoever wrote it out neutralised a sign of a formula. */
const NEUTRALISED = /^'(?=[=+\-@])/;

/** The cells of whole records; what the parser cannot take is no table. */
export function cellsOf(bytes: Uint8Array, { delimiter, encoding }: TextForm): readonly (readonly string[])[] {
  const text = new TextDecoder(encoding).decode(bytes);
  try {
    const rows: string[][] = parse(text, { delimiter, bom: true, relax_column_count: true });
    return rows.map((cells) => cells.map((cell) => cell.replace(NEUTRALISED, '')));
  } catch {
    throw new SheetRefusal('sheet.broken');
  }
}

/** The rows of whole lines of NDJSON; each is an object of texts and numbers. */
export function objectsOf(bytes: Uint8Array, { encoding }: TextForm): readonly Readonly<Record<string, string>>[] {
  const lines = new TextDecoder(encoding).decode(bytes).split('\n').slice(0, -1);
  return lines.map((line) => {
    const plain = line.replace(/^\uFEFF/, '').trim();
    if (plain === '') return {};
    try {
      const said: unknown = JSON.parse(plain);
      if (typeof said !== 'object' || said === null || Array.isArray(said)) throw new SheetRefusal('sheet.broken');
      return Object.fromEntries(Object.entries(said).map(([key, value]) => [storable(key), textIn(value)]));
    } catch {
      throw new SheetRefusal('sheet.broken');
    }
  });
}

function textIn(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') throw new SheetRefusal('sheet.broken');
  return storable(String(value));
}

/** What an escape of JSON may say and no column takes stands as the character for what cannot be read, which its row is refused for. */
function storable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, UNREADABLE);
}

/** Cells by their columns; a row that is empty has none. */
export function rowCells(columns: readonly ImportColumnKey[], cells: readonly string[]): RowCells {
  return Object.fromEntries(columns.map((key, at) => [key, cells[at] ?? '']).filter(([, text]) => text !== ''));
}

/** The columns of objects as they are known; others are told by name. */
export function unknownKeys(objects: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const known: readonly string[] = [...IMPORT_KEYS, REASON_COLUMN];
  return [...new Set(objects.flatMap((one) => Object.keys(one)))].filter((key) => !known.includes(key));
}
