import { parseCsv } from 'hucre/csv';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { SheetRefusal, USUAL_LIMITS } from '#kits/sheet/sheet-limits.ts';
import { textOf } from '#kits/sheet/text-of.ts';
import { MAX_ROWS } from '#modules/bulk-entries/domain/entry-limits.ts';
import { type EntryRow, entryRows, type TableRow } from '#modules/bulk-entries/domain/entry-rows.ts';
import { dividersOf, recordsIn } from '#modules/bulk-entries/domain/text-records.ts';

/** A list as it came: pasted, or a file of a type. */
export type List = { readonly text: string } | { readonly bytes: Uint8Array; readonly type: string };

/** Its headings stand in a row of their own. */
const LIMITS = { ...USUAL_LIMITS, rows: MAX_ROWS + 1 };

/**
 * The rows of a list.
 * @throws SheetRefusal for what is no list, or too much of one
 */
export async function readTable(list: List): Promise<readonly EntryRow[]> {
  const rows = entryRows('text' in list ? rowsOfText(list.text) : await rowsOfFile(list));
  if (rows.length > MAX_ROWS) throw new SheetRefusal('sheet.too-many-rows');
  return rows;
}

async function rowsOfFile({ bytes, type }: { bytes: Uint8Array; type: string }): Promise<readonly TableRow[]> {
  if (type !== XLSX_TYPE) {
    if (bytes.byteLength > LIMITS.bytes) throw new SheetRefusal('sheet.too-large');
    return rowsOfText(textOf(bytes));
  }
  const rows: TableRow[] = [];
  for await (const { number, cells } of readSheet(bytes, LIMITS)) rows.push({ number, cells: cells.map(String) });
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === 'null' ? '' : cell)) }));
}

function rowsOfText(text: string): readonly TableRow[] {
  const records = recordsIn(text.trimEnd());
  const dividerOf = dividersOf(records);
  return records.map((record, at) => {
    const [cells = []] = parseCsv(record, { delimiter: dividerOf(record) });
    const texts = cells.map((cell) => (cell === null ? '' : String(cell)));
    if (texts.some((cell) => cell.length > LIMITS.cellLength)) throw new SheetRefusal('sheet.long-cell', `A${at + 1}`);
    return { number: at + 1, cells: texts };
  });
}
