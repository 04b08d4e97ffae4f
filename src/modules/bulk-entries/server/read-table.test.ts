import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const TEXT = 'type code\tnote\nJD-DN132S4-B3\t泵房\n';

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [at, sign] of [...`\uFEFF${text}`].entries()) bytes.setUint16(2 * at, sign.charCodeAt(0), isLittle);
  return new Uint8Array(bytes.buffer);
}

test.each([
  ['little', true],
  ['big', false],
] as const)('a CSV in UTF-16 is read, the %s end first (issue 14)', async (_, isLittle) => {
  const rows = await readTable({ bytes: utf16(TEXT, isLittle), type: 'text/csv' });
  expect(rows.map(({ given }) => [given.code, given.note])).toEqual([['JD-DN132S4-B3', '泵房']]);
});
