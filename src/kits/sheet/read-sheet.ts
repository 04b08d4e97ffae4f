import { streamXlsxRows } from 'hucre/xlsx';
import { columnName } from './column-name.ts';
import { refuseWorkbook } from './refuse-workbook.ts';
import type { SheetCell } from './sheet.ts';
import { type SheetLimits, SheetRefusal, USUAL_LIMITS } from './sheet-limits.ts';
import { unpackArchive } from './unpack-archive.ts';

/** A row of a workbook that was read. */
export interface ReadRow {
  /** As spreadsheets count it, from 1; empty rows are left out. */
  readonly number: number;
  /** From column A on; what was ticked comes as the text `TRUE` or `FALSE`. */
  readonly cells: readonly SheetCell[];
}

/**
 * The rows of a workbook's first sheet, one by one. Throws `SheetRefusal` for whatever a list is not: it may come from anywhere,
 * and costs next to nothing until it is known to be one. It is work for a job all the same, not for the thread of the requests.
 */
export async function* readSheet(bytes: Uint8Array, limits: SheetLimits = USUAL_LIMITS): AsyncGenerator<ReadRow> {
  refuseWorkbook(unpackArchive(bytes, limits));
  let count = 0;
  for await (const { index, values } of rowsOf(bytes)) {
    if (++count > limits.rows || index >= ROWS_THERE_ARE) throw new SheetRefusal('sheet.too-many-rows');
    if (values.length > limits.columns) throw new SheetRefusal('sheet.too-many-columns');
    yield { number: index + 1, cells: values.map((value, place) => cellOf(value, place, index, limits)) };
  }
}

type Value = SheetCell | boolean;

const ROWS_THERE_ARE = 1_048_576;

/** What the library cannot read is broken: it was judged before that it is a workbook. */
async function* rowsOf(bytes: Uint8Array): AsyncGenerator<{ index: number; values: readonly Value[] }> {
  const rows = streamXlsxRows(bytes);
  try {
    for (;;) {
      const next = await rows.next();
      if (next.done) return;
      yield next.value;
    }
  } catch {
    throw new SheetRefusal('sheet.broken');
  } finally {
    await rows.return();
  }
}

function cellOf(value: Value, column: number, row: number, { cellLength }: SheetLimits): SheetCell {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string' && value.length > cellLength)
    throw new SheetRefusal('sheet.long-cell', `${columnName(column)}${row + 1}`);
  return value;
}
