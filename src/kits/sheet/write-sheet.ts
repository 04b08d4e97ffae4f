import type { Sheet, SheetCell } from './sheet.ts';
import { addRows, beginSheet, endSheet } from './sheet-in-slices.ts';

/**
 * A workbook of one sheet, byte by byte as its rows come: what it takes does not grow with their number. The first row holds the
 * headings and stays in sight.
 */
export function writeSheet(sheet: Sheet): ReadableStream<Uint8Array> {
  const bytes = bytesOf(sheet);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await bytes.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

/** The same as one piece, for what is small. */
export async function sheetBytes(sheet: Sheet): Promise<Uint8Array> {
  return new Uint8Array(await new Response(writeSheet(sheet)).arrayBuffer());
}

/** Rows that are packed together. */
const ROWS_AT_A_TIME = 500;

async function* bytesOf({ rows, ...frame }: Sheet): AsyncGenerator<Uint8Array, undefined> {
  let { bytes, soFar } = beginSheet(frame);
  yield bytes;
  for await (const together of inGroups(rows)) {
    ({ bytes, soFar } = addRows(frame, soFar, together));
    yield bytes;
  }
  yield endSheet(frame, soFar);
}

async function* inGroups(rows: Sheet['rows']): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  let together: (readonly SheetCell[])[] = [];
  for await (const row of rows) {
    together.push(row);
    if (together.length < ROWS_AT_A_TIME) continue;
    yield together;
    together = [];
  }
  yield together;
}
