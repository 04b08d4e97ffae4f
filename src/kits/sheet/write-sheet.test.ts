// @tests slow
import { expect, it, test } from 'vitest';
import { NO_OFFICE, openInOffice } from '#testing/libre-office.ts';
import { readSheet } from './read-sheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import { sheetBytes, writeSheet } from './write-sheet.ts';

const COLUMNS = [
  { heading: '型号', width: 30 },
  { heading: 'Speed n2 (r/min)', width: 16, format: '0.0' },
  { heading: 'Added', width: 12, format: 'yyyy-mm-dd' },
];
const aSheet = (...rows: readonly (readonly SheetCell[])[]): Sheet => ({ name: 'Comparison', columns: COLUMNS, rows });

async function readBack(bytes: Uint8Array): Promise<SheetCell[][]> {
  const rows: SheetCell[][] = [];
  for await (const { cells } of readSheet(bytes)) rows.push([...cells]);
  return rows;
}

const TELLING = ['=1+1', '+49 30 1234', '-5', '@SUM(A1)', '\t=1', '=HYPERLINK("http://a.example";"x")'];

it.skipIf(NO_OFFICE)(
  'LibreOffice finds texts, figures and days where they were put, and computes nothing',
  async () => {
    const rows = TELLING.map((text) => [text, 49.8, new Date('2026-11-23T00:00:00Z')]);
    const opened = openInOffice(await sheetBytes(aSheet(['减速电机, "K67"', 1400, null], ...rows)));
    expect(opened).toEqual([
      '"型号","Speed n2 (r/min)","Added"',
      '"减速电机, ""K67""",1400.0,',
      ...TELLING.map((text) => `"${text.replaceAll('"', '""')}",49.8,2026-11-23`),
    ]);
  },
);

test.each([
  ['what looks like a formula', '=1+1'],
  ['what looks like an escaped sign', 'a_x0041_b'],
  ['markup', '<b>&amp;</b>'],
  ['signs of every plane', '变频器 𝒙 °C ²'],
  ['lines', 'one\ntwo'],
  ['spaces around it', ' x '],
])('%s is read back letter by letter', async (_what, text) => {
  expect((await readBack(await sheetBytes(aSheet([text, 0, null]))))[1]).toEqual([text, 0, null]);
});

it('signs that no XML can carry are left out', async () => {
  expect((await readBack(await sheetBytes(aSheet(['a\u0000\u001b\ud800b\r\nc', 1, null]))))[1]).toEqual([
    'ab\nc',
    1,
    null,
  ]);
});

it.each([
  ['a text longer than a cell holds', ['x'.repeat(32_768), 1, null]],
  ['a figure that is none', ['x', Number.NaN, null]],
  ['a row wider than its columns', ['x', 1, null, 'more']],
])('%s is refused rather than cut', async (_what, row) => {
  await expect(sheetBytes(aSheet(row))).rejects.toThrow();
});

it('a tab is named whatever the name, and holds its rows as they come', async () => {
  async function* rows() {
    yield ['late', 2, null];
  }
  const bytes = await sheetBytes({
    name: "'[2026]: a/b*?\\ of the longest names there are'",
    columns: COLUMNS,
    rows: rows(),
  });
  expect((await readBack(bytes))[1]).toEqual(['late', 2, null]);
});

it('rows are asked for only as the file is read: what goes away in the middle costs no more', async () => {
  let asked = 0;
  function* rows() {
    for (;;) yield [`row ${++asked} ${Math.random()}`, asked, null];
  }
  const reader = writeSheet({ name: 'Endless', columns: COLUMNS, rows: rows() }).getReader();
  for (let chunks = 0; chunks < 5; chunks++) await reader.read();
  await reader.cancel();
  expect(asked).toBeLessThan(100_000);
});
