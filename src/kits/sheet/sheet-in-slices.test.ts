import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { SheetCell } from './sheet.ts';
import { addRows, beginSheet, endSheet } from './sheet-in-slices.ts';

const FRAME = {
  name: 'List',
  columns: [
    { heading: '型号', width: 30 },
    { heading: 'Quantity', width: 10, format: '0' },
  ],
};

async function readBack(bytes: Uint8Array): Promise<SheetCell[][]> {
  const rows: SheetCell[][] = [];
  for await (const { cells } of readSheet(bytes)) rows.push([...cells]);
  return rows;
}

it('a sheet written in slices, each by whoever has the figures of the one before, is one sheet', async () => {
  const someRows = fc.array(fc.tuple(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), fc.integer()), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(someRows, { maxLength: 6 }), async (slices) => {
      const begun = beginSheet(FRAME);
      const written = [begun.bytes];
      let kept = JSON.stringify(begun.soFar);
      for (const rows of slices) {
        const { bytes, soFar } = addRows(FRAME, JSON.parse(kept), rows);
        written.push(bytes);
        kept = JSON.stringify(soFar);
      }
      written.push(endSheet(FRAME, JSON.parse(kept)));
      expect(await readBack(Buffer.concat(written))).toEqual([['型号', 'Quantity'], ...slices.flat()]);
    }),
    { numRuns: 50 },
  );
});
