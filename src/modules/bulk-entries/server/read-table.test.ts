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

const CODE = 'JRTR67-DN90L4-i26.72-M1';

test.each([
  [
    'by its own divider where others have tabs',
    `${CODE}\t2\tP-020\n${CODE};3;P-030;刮板机`,
    [
      [CODE, '2', 'P-020', ''],
      [CODE, '3', 'P-030', '刮板机'],
    ],
  ],
  [
    'never within quotation marks',
    `${CODE};1;;"one\r\n""two"""\n${CODE}\t2`,
    [
      [CODE, '1', '', 'one\n"two"'],
      [CODE, '2', '', ''],
    ],
  ],
  [
    'by commas where every line has one',
    `${CODE},4,,inch 2" pipe\n\n${CODE},5`,
    [
      [CODE, '4', '', 'inch 2" pipe'],
      [CODE, '5', '', ''],
    ],
  ],
  ['never in its ratio', 'JRTR67-DN90L4-i26,72-M1', [['JRTR67-DN90L4-i26,72-M1', '', '', '']]],
] as const)('a line is divided %s', async (_, text, cells) => {
  const rows = await readTable({ text });
  expect(rows.map(({ given: { code, quantity, itemNumber, note } }) => [code, quantity, itemNumber, note])).toEqual(
    cells,
  );
});
