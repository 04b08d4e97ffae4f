import { type Locale, textIn } from '#kernel/locale.ts';
import { type SheetFrame, XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { addRows, beginSheet, endSheet, type SheetSoFar } from '#kits/sheet/sheet-in-slices.ts';
import { IMPORT_KEYS, type ImportColumnKey, type RowCells } from '#modules/orders/domain/import/import-columns.ts';
import type { ImportFormat } from '#modules/orders/domain/import/import-file.ts';
import { EXPORT_TITLE } from '#modules/orders/domain/line-export.ts';
import { csvRows, UTF8_MARK } from '#server/csv.ts';

/** How far a file of rows is. */
export type RowFileSoFar = SheetSoFar | null;

/** A row that is written, with what is said of it. */
export interface WrittenRow {
  readonly cells: RowCells;
  readonly reason?: string;
}

/** What a file of rows has: columns, and whether what is said of each row stands behind them. */
export interface RowFrame {
  readonly columns: readonly ImportColumnKey[];
  readonly reason: string | undefined;
  readonly locale: Locale;
}

interface Written {
  readonly bytes: Uint8Array;
  readonly soFar: RowFileSoFar;
}

interface RowFile {
  readonly type: string;
  readonly begin: (frame: RowFrame) => Written;
  readonly add: (rows: readonly WrittenRow[], soFar: RowFileSoFar, frame: RowFrame) => Written;
  readonly end: (soFar: RowFileSoFar, frame: RowFrame) => Uint8Array;
}

/** Order files as they are written: in the form in which they are read, so that what was mended can be sent again. */
export const ROW_FILES: Readonly<Record<ImportFormat, RowFile>> = {
  csv: {
    type: 'text/csv',
    begin: (frame) => text(UTF8_MARK + csvRows([headingsOf(frame)])),
    add: (rows, _, frame) => text(csvRows(rows.map((row) => cellsOf(row, frame)))),
    end: () => new Uint8Array(),
  },
  xlsx: {
    type: XLSX_TYPE,
    begin: (frame) => beginSheet(sheetOf(frame)),
    add: (rows, soFar, frame) =>
      addRows(
        sheetOf(frame),
        begun(soFar),
        rows.map((row) => cellsOf(row, frame)),
      ),
    end: (soFar, frame) => endSheet(sheetOf(frame), begun(soFar)),
  },
  ndjson: {
    type: 'application/x-ndjson',
    begin: () => text(''),
    add: (rows, _, frame) => text(rows.map((row) => `${JSON.stringify(objectOf(row, frame))}\n`).join('')),
    end: () => new Uint8Array(),
  },
};

/** A file of rows as one piece, for what is small. */
export function rowFile(format: ImportFormat, rows: readonly WrittenRow[], locale: Locale): Buffer {
  const frame: RowFrame = { columns: IMPORT_KEYS, reason: undefined, locale };
  const file = ROW_FILES[format];
  const head = file.begin(frame);
  const body = file.add(rows, head.soFar, frame);
  return Buffer.concat([head.bytes, body.bytes, file.end(body.soFar, frame)]);
}

const text = (rows: string): Written => ({ bytes: Buffer.from(rows), soFar: null });

function headingsOf({ columns, reason }: RowFrame): string[] {
  return [...columns, ...(reason === undefined ? [] : [reason])];
}

function cellsOf({ cells, reason = '' }: WrittenRow, frame: RowFrame): string[] {
  return [...frame.columns.map((key) => cells[key] ?? ''), ...(frame.reason === undefined ? [] : [reason])];
}

function objectOf({ cells, reason = '' }: WrittenRow, frame: RowFrame): Readonly<Record<string, string>> {
  return { ...cells, ...(frame.reason === undefined ? {} : { [frame.reason]: reason }) };
}

function sheetOf(frame: RowFrame): SheetFrame {
  return {
    name: textIn(EXPORT_TITLE, frame.locale),
    columns: headingsOf(frame).map((heading) => ({ heading, width: heading === frame.reason ? 60 : 16 })),
  };
}

function begun(soFar: RowFileSoFar): SheetSoFar {
  if (soFar === null) throw new Error('a sheet goes on that was never begun');
  return soFar;
}
