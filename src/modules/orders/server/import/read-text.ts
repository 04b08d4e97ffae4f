import { SheetRefusal } from '#kits/sheet/sheet-limits.ts';
import {
  columnsOf,
  IMPORT_KEYS,
  type ImportColumnKey,
  type RowCells,
} from '#modules/orders/domain/import/import-columns.ts';
import { MOST_TEXT_ROWS } from '#modules/orders/domain/import/import-file.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { bytesFrom, bytesOf, type FileRow } from '#server/files/file-store.ts';
import { cellsOf, objectsOf, RecordEnds, rowCells, type TextForm, unknownKeys } from './text-records.ts';

/** What is known of a text before its rows are read. */
export interface TextHead extends TextForm {
  readonly columns: readonly ImportColumnKey[];
  /** Whether reasons of an earlier refusal stand behind them, which nobody reads. */
  readonly hasReason: boolean;
  /** Where the first row begins, bytes. */
  readonly begin: number;
  /** The number of the first row, as the file counts. */
  readonly firstNo: number;
  /** Rows there are, the empty ones included. */
  readonly total: number;
}

type Stored = Pick<FileRow, 'id' | 'chunks' | 'size'>;

/** A record of more bytes is none: a quotation mark was never closed. */
const LONGEST_RECORD = 262_144;

/** Looks through a text once: its encoding, its headings, how many rows it has. */
export async function headOfText(db: Db, file: Stored, format: 'csv' | 'ndjson'): Promise<TextHead> {
  const encoding = await encodingOf(db, file);
  if (format === 'ndjson') {
    const form = { encoding, delimiter: '' } as const;
    const total = await recordsIn(db, file, form);
    refuseTooMany(total);
    return { ...form, columns: IMPORT_KEYS, hasReason: true, begin: 0, firstNo: 1, total };
  }
  const { bytes, end } = await firstRecord(db, file);
  const heading = new TextDecoder(encoding).decode(bytes);
  const delimiter = (['\t', ';'] as const).find((sign) => heading.includes(sign)) ?? ',';
  const form = { encoding, delimiter } as const;
  const [headings = []] = cellsOf(bytes, form);
  const total = (await recordsIn(db, file, form)) - 1;
  refuseTooMany(total);
  return { ...form, ...knownColumns(headings), begin: end, firstNo: 2, total };
}

/** The columns by their headings; those nobody knows are refused, since what they say would be lost. */
export function knownColumns(headings: readonly string[]): Pick<TextHead, 'columns' | 'hasReason'> {
  const known = columnsOf(headings);
  if (known.ok) return { columns: known.columns, hasReason: known.hasReason };
  const [unknown] = known.unknown;
  if (unknown !== undefined) throw new Failure('import.unknown-column', { column: unknown.slice(0, 60) });
  throw new Failure('import.missing-column', { column: known.missing.join(', ') });
}

export interface ReadRows {
  /** Rows with something in them, by their numbers. */
  readonly rows: readonly { readonly no: number; readonly cells: RowCells }[];
  /** Where the next one begins, and its number. */
  readonly offset: number;
  readonly nextNo: number;
  readonly isLast: boolean;
}

/** So many rows of a text from a place on. */
export async function rowsOfText(
  db: Db,
  file: Stored,
  head: TextHead,
  { count, no, offset }: { readonly count: number; readonly no: number; readonly offset: number },
): Promise<ReadRows> {
  const { bytes, records } = await wholeRecords(db, file, head, { offset, count });
  const all = head.delimiter === '' ? objectRows(bytes, head) : textRows(bytes, head);
  const rows = all.map((cells, at) => ({ no: no + at, cells })).filter(({ cells }) => Object.keys(cells).length > 0);
  const next = offset + bytes.length;
  return { rows, offset: next, nextNo: no + records, isLast: next >= file.size };
}

function textRows(bytes: Buffer, head: TextHead): readonly RowCells[] {
  return cellsOf(bytes, head).map((cells) => cellsByColumn(cells, head));
}

/** Cells by their columns; one behind them would be lost, and is no row of this file. */
export function cellsByColumn(
  cells: readonly string[],
  { columns, hasReason }: Pick<TextHead, 'columns' | 'hasReason'>,
): RowCells {
  const behind = cells.slice(columns.length + (hasReason ? 1 : 0));
  if (behind.some((cell) => cell.trim() !== '')) throw new Failure('import.broken', { cell: '' });
  return rowCells(columns, cells);
}

function objectRows(bytes: Buffer, head: TextHead): readonly RowCells[] {
  const objects = objectsOf(bytes.at(-1) === 0x0a ? bytes : Buffer.concat([bytes, Buffer.from('\n')]), head);
  const [unknown] = unknownKeys(objects);
  if (unknown !== undefined) throw new Failure('import.unknown-column', { column: unknown.slice(0, 60) });
  return objects.map((one) =>
    rowCells(
      head.columns,
      head.columns.map((key) => one[key] ?? ''),
    ),
  );
}

/** Whole records from a place on; the last one of the file may have no line end. */
async function wholeRecords(db: Db, file: Stored, { delimiter }: TextForm, asked: { offset: number; count: number }) {
  const ends = new RecordEnds(delimiter);
  const pieces: Buffer[] = [];
  let records = 0;
  let waiting = 0;
  for await (const piece of bytesFrom(db, file, asked.offset)) {
    const found = ends.in(piece, asked.count - records);
    records += found.length;
    const last = found.at(-1);
    if (records === asked.count && last !== undefined) {
      pieces.push(piece.subarray(0, last));
      return { bytes: Buffer.concat(pieces), records };
    }
    waiting = last === undefined ? waiting + piece.length : piece.length - last;
    if (waiting > LONGEST_RECORD) throw new SheetRefusal('sheet.broken');
    pieces.push(piece);
  }
  return { bytes: Buffer.concat(pieces), records: waiting > 0 ? records + 1 : records };
}

async function firstRecord(db: Db, file: Stored): Promise<{ bytes: Buffer; end: number }> {
  // Headings have no divider in them: a line end is the end, whatever divides.
  const { bytes } = await wholeRecords(db, file, { encoding: 'utf-8', delimiter: ',' }, { offset: 0, count: 1 });
  return { bytes, end: bytes.length };
}

async function recordsIn(db: Db, file: Stored, { delimiter }: TextForm): Promise<number> {
  const ends = new RecordEnds(delimiter);
  let [records, isOpen] = [0, false];
  for await (const piece of bytesOf(db, file)) {
    const found = ends.in(piece, Number.POSITIVE_INFINITY);
    records += found.length;
    isOpen = found.at(-1) !== piece.length;
  }
  return isOpen ? records + 1 : records;
}

/** In these encodings no text is without this character, and in the ones that are read no file of orders has it. */
const WIDE = 0;

/** UTF-8 where the whole text is; those of Chinese offices write GB 18030 otherwise. What Excel calls Unicode text is neither. */
async function encodingOf(db: Db, file: Stored): Promise<TextForm['encoding']> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of bytesOf(db, file)) {
      if (piece.includes(WIDE)) throw new Failure('import.broken', { cell: '' });
      decoder.decode(piece, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'gb18030';
    throw error;
  }
}

function refuseTooMany(rows: number): void {
  if (rows > MOST_TEXT_ROWS) throw new Failure('import.too-many-rows', { most: MOST_TEXT_ROWS });
}
