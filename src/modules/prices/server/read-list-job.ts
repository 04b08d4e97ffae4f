import { parse } from 'csv-parse/sync';
import type { Result } from '#kernel/result.ts';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import { SheetRefusal, type SheetRefusalCode, USUAL_LIMITS } from '#kits/sheet/sheet-limits.ts';
import { textOf } from '#kits/sheet/text-of.ts';
import { type FileRow, recordsOf } from '#modules/prices/domain/list-file.ts';
import type { ListProblem } from '#modules/prices/domain/list-problem.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { readPriceList } from '#modules/prices/domain/read-price-list.ts';

/** What became of a file: it is no table, or no price list, or the list. */
export type ReadOutcome =
  | { readonly unreadable: SheetRefusalCode; readonly cell: string }
  | Result<PriceList, readonly ListProblem[]>;

/** Reads a CSV or XLSX file as a price list: the work of the job `READ_LIST`. */
export async function work({ bytes }: { readonly bytes: Uint8Array }): Promise<ReadOutcome> {
  try {
    const records = recordsOf(await rowsOf(bytes));
    return records.ok ? readPriceList(records.value) : records;
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error;
    return { unreadable: error.code, cell: error.cell ?? '' };
  }
}

async function rowsOf(bytes: Uint8Array): Promise<readonly FileRow[]> {
  if (bytes.byteLength > USUAL_LIMITS.bytes) throw new SheetRefusal('sheet.too-large');
  return isArchive(bytes) ? sheetRows(bytes) : textRows(textOf(bytes));
}

/** A workbook is a zip, and no text begins like one. */
function isArchive([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

async function sheetRows(bytes: Uint8Array): Promise<readonly FileRow[]> {
  const rows: FileRow[] = [];
  for await (const { number, cells } of readSheet(bytes))
    rows.push({ number, cells: cells.map((cell) => (cell === null ? '' : String(cell))) });
  return rows;
}

function textRows(text: string): readonly FileRow[] {
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = ['\t', ';'].find((sign) => head.includes(sign)) ?? ',';
  const rows: FileRow[] = [];
  const keep = (cells: string[], { lines }: { readonly lines: number }) => {
    if (rows.push({ number: lines, cells }) > USUAL_LIMITS.rows) throw new SheetRefusal('sheet.too-many-rows');
    // Nothing is kept by the parser too.
    return null;
  };
  parseAll(() => parse(text, { bom: true, relax_column_count: true, delimiter, on_record: keep }));
  return rows;
}

/** What the parser cannot take, such as a quotation mark that never closes, is no table. */
function parseAll(parseIt: () => unknown): void {
  try {
    parseIt();
  } catch (error) {
    throw error instanceof SheetRefusal ? error : new SheetRefusal('sheet.broken');
  }
}
