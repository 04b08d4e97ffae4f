import { type Locale, textIn } from '#kernel/locale.ts';
import { type SheetCell, type SheetFrame, XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { addRows, beginSheet, endSheet, type SheetSoFar } from '#kits/sheet/sheet-in-slices.ts';
import {
  EXPORT_COLUMNS,
  EXPORT_TITLE,
  type ExportCell,
  type ExportedLine,
  type ExportFormat,
} from '#modules/orders/domain/line-export.ts';
import { csvRows, UTF8_MARK } from '#server/csv.ts';

/** How far a file is: figures of a sheet; of a text nothing needs to be known. */
export type FileSoFar = SheetSoFar | null;

interface Written {
  readonly bytes: Uint8Array;
  readonly soFar: FileSoFar;
}

/** A file that is written in slices. */
export interface ExportFile {
  readonly type: string;
  readonly begin: (locale: Locale) => Written;
  readonly add: (lines: readonly ExportedLine[], soFar: FileSoFar, locale: Locale) => Written;
  readonly end: (soFar: FileSoFar, locale: Locale) => Uint8Array;
}

/** How order lines are written as each kind of file. */
export const EXPORT_FILES: Readonly<Record<ExportFormat, ExportFile>> = {
  xlsx: {
    type: XLSX_TYPE,
    begin: (locale) => beginSheet(frameOf(locale)),
    add: (lines, soFar, locale) =>
      addRows(
        frameOf(locale),
        begun(soFar),
        lines.map((line) => EXPORT_COLUMNS.map(({ cell }) => sheetCell(cell(line, locale)))),
      ),
    end: (soFar, locale) => endSheet(frameOf(locale), begun(soFar)),
  },
  csv: {
    type: 'text/csv',
    begin: (locale) => text(UTF8_MARK + csvRows([EXPORT_COLUMNS.map(({ heading }) => textIn(heading, locale))])),
    add: (lines, _, locale) =>
      text(csvRows(lines.map((line) => EXPORT_COLUMNS.map(({ cell }) => textCell(cell(line, locale)))))),
    end: () => new Uint8Array(),
  },
};

const text = (rows: string): Written => ({ bytes: Buffer.from(rows), soFar: null });

function frameOf(locale: Locale): SheetFrame {
  const columns = EXPORT_COLUMNS.map(({ heading, width }) => ({ heading: textIn(heading, locale), width }));
  // Texts and days have no use of it: a day is shown as one wherever its column says nothing of figures.
  const amounts = new Set(['unitPrice', 'totalAmount']);
  const formatted = columns.map((column, at) =>
    amounts.has(EXPORT_COLUMNS[at]?.key ?? '') ? { ...column, format: '0.00' } : column,
  );
  return { name: textIn(EXPORT_TITLE, locale), columns: formatted };
}

function begun(soFar: FileSoFar): SheetSoFar {
  if (soFar === null) throw new Error('a sheet goes on that was never begun');
  return soFar;
}

function sheetCell(cell: ExportCell): SheetCell {
  if ('text' in cell) return cell.text;
  if ('day' in cell) return cell.day === null ? null : new Date(`${cell.day}T00:00:00Z`);
  return Number(cell.amount);
}

/** Amounts have the two decimals that cells of a sheet show. */
function textCell(cell: ExportCell): string {
  if ('text' in cell) return cell.text;
  if ('day' in cell) return cell.day ?? '';
  return /\.\d{2}$/.test(cell.amount) ? cell.amount : `${cell.amount}.00`;
}
