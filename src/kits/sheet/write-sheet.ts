import { writeXlsxStream } from 'hucre/xlsx';
import { cellText, tabName } from './cell-text.ts';
import type { Sheet, SheetCell } from './sheet.ts';

/**
 * A workbook of one sheet, byte by byte as its rows come: what it takes does not grow with their number. The first row holds the
 * headings and stays in sight.
 */
export function writeSheet({ name, columns, rows }: Sheet): ReadableStream<Uint8Array> {
  return writeXlsxStream(written(rows, columns.length), {
    name: tabName(name),
    columns: columns.map(({ heading, width, format }) => ({
      header: cellText(heading),
      width,
      ...(format !== undefined && { numFmt: format }),
    })),
    freezePane: { rows: 1 },
  });
}

/** The same as one piece, for what is small. */
export async function sheetBytes(sheet: Sheet): Promise<Uint8Array> {
  return new Uint8Array(await new Response(writeSheet(sheet)).arrayBuffer());
}

async function* written(rows: Sheet['rows'], width: number): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) {
    if (row.length > width) throw new RangeError(`A row has ${row.length} cells, the sheet ${width} columns`);
    yield row.map(writtenCell);
  }
}

function writtenCell(cell: SheetCell): SheetCell {
  if (typeof cell === 'string') return cellText(cell);
  if (typeof cell === 'number' && !Number.isFinite(cell)) throw new RangeError(`No cell holds ${cell}`);
  return cell;
}
