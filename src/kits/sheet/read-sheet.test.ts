// @tests slow
import { describe, expect, it } from 'vitest';
import { MAIN, unlike, workbook, zip } from '#testing/builders/any-zip.ts';
import { columnName } from './column-name.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetCell } from './sheet.ts';
import { SheetRefusal, USUAL_LIMITS } from './sheet-limits.ts';
import { sheetBytes } from './write-sheet.ts';

const A_ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>JRTK67</t></is></c><c r="B1"><v>2</v></c></row>';

async function rowsOf(bytes: Uint8Array, limits = USUAL_LIMITS): Promise<(readonly SheetCell[])[]> {
  const rows: (readonly SheetCell[])[] = [];
  for await (const { cells } of readSheet(bytes, limits)) rows.push(cells);
  return rows;
}

/** What is said against a file, and where. */
async function refusalOf(bytes: Uint8Array, limits = USUAL_LIMITS): Promise<string> {
  try {
    await rowsOf(bytes, limits);
  } catch (refusal) {
    if (refusal instanceof SheetRefusal) return refusal.message;
    throw refusal;
  }
  return 'read';
}

describe('a list that was filled in', () => {
  it('is read by its rows, which are counted as spreadsheets count them', async () => {
    const rows = [];
    for await (const row of readSheet(zip(workbook(`${A_ROW}<row r="4"><c r="B4" t="b"><v>1</v></c></row>`))))
      rows.push(row);
    expect(rows).toEqual([
      { number: 1, cells: ['JRTK67', 2] },
      { number: 4, cells: [null, 'TRUE'] },
    ]);
  });

  it('of twenty thousand rows is read whole', async () => {
    const rows = Array.from({ length: 20_000 - 1 }, (_, place) => [`JRTK67-${place}`, place]);
    const columns = ['Code', 'Quantity'].map((heading) => ({ heading, width: 10 }));
    expect(await rowsOf(await sheetBytes({ name: 'A', columns, rows }))).toHaveLength(20_000);
  });
});

describe('what is no list is refused before it costs anything', () => {
  const zeros = (megabytes: number) => ({ content: Buffer.alloc(megabytes * 1_000_000) });

  it.each<[string, () => Uint8Array, string]>([
    ['not a zip', () => Buffer.from('type code,quantity\nJRTK67,1'), 'sheet.broken'],
    ['nothing', () => Buffer.alloc(0), 'sheet.broken'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1'.repeat(50), 'hex'), 'sheet.broken'],
    ['a zip cut in the middle', () => zip(workbook(A_ROW)).subarray(0, 400), 'sheet.broken'],
    ['a zip of other files', () => zip({ 'a.txt': 'x' }), 'sheet.wrong-type'],
    [
      'a text document',
      () => zip({ '[Content_Types].xml': MAIN.replace('spreadsheetml.sheet', 'wordprocessingml.document') }),
      'sheet.wrong-type',
    ],
    [
      'a workbook with macros',
      () => zip(workbook(A_ROW, { '[Content_Types].xml': `${MAIN} vbaProject` })),
      'sheet.wrong-type',
    ],
    [
      'a file with a password',
      () => zip(workbook(A_ROW, { 'x.xml': { content: Buffer.from('x'), flags: 1 } })),
      'sheet.wrong-type',
    ],
    ['a zip bomb', () => zip(workbook(A_ROW, { 'xl/worksheets/sheet1.xml': zeros(30) })), 'sheet.too-large'],
    [
      'one that says it is small',
      () => zip(workbook(A_ROW, { 'xl/bomb.xml': { ...zeros(30), declared: 1000 } })),
      'sheet.broken',
    ],
    [
      'one that says it is nothing',
      () => zip(workbook(A_ROW, { 'xl/bomb.xml': { ...zeros(30), declared: 0 } })),
      'sheet.broken',
    ],
    [
      'a sheet of one gigabyte',
      () =>
        zip(
          workbook(A_ROW, {
            'xl/worksheets/sheet1.xml': { content: Buffer.alloc(4_000_000, A_ROW), declared: 1_000_000_000 },
          }),
        ),
      'sheet.too-large',
    ],
    [
      'many small bombs',
      () =>
        zip(
          workbook(
            A_ROW,
            Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`xl/${place}.xml`, zeros(0.99)])),
          ),
        ),
      'sheet.too-large',
    ],
    [
      'a thousand files',
      () =>
        zip(workbook(A_ROW, Object.fromEntries(Array.from({ length: 1000 }, (_, place) => [`xl/${place}.xml`, 'x'])))),
      'sheet.too-large',
    ],
    ['files that are one', () => zip(workbook(A_ROW), { again: true }), 'sheet.broken'],
    [
      'a packing nobody knows',
      () => zip(workbook(A_ROW, { 'x.xml': { content: Buffer.from('x'), method: 99 } })),
      'sheet.broken',
    ],
    ['bytes that are not packed', () => zip(workbook(A_ROW)).fill(0xff, 60, 100), 'sheet.broken'],
    [
      'a formula',
      () => zip(workbook('<row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>')),
      'sheet.formula in B2',
    ],
    [
      'a shared formula',
      () => zip(workbook('<row><c r="C7" s="1"><f t="shared" si="0"/></c></row>')),
      'sheet.formula in C7',
    ],
    [
      'a formula under another name',
      () => zip(workbook('<x:row><x:c r="C7"><x:f>1</x:f></x:c></x:row>')),
      'sheet.formula in C7',
    ],
    [
      'a text of ten megabytes',
      () => zip(workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${unlike(10_000_000)}</t></is></c></row>`)),
      'sheet.too-large',
    ],
    [
      'a text as long as the file may be',
      () => zip(workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${unlike(1_000_000)}</t></is></c></row>`)),
      'sheet.long-cell in A1',
    ],
    ['names of its own', () => zip(workbook(A_ROW, { 'xl/a.xml': '<!DOCTYPE a [<!ENTITY b "c">]>' })), 'sheet.broken'],
    ['a cell at the end of the world', () => zip(workbook('<row r="1"><c r="XFD1"/></row>')), 'sheet.too-many-columns'],
    ['a wide row', () => zip(workbook(`<row r="1">${'<c><v>1</v></c>'.repeat(201)}</row>`)), 'sheet.too-many-columns'],
    [
      'too many rows',
      () => zip(workbook(Array.from({ length: 20_001 }, () => '<row><c><v>1</v></c></row>').join(''))),
      'sheet.too-many-rows',
    ],
    [
      'XML that ends in the middle',
      () => zip(workbook(A_ROW, { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${A_ROW}<row><c` })),
      'sheet.broken',
    ],
    [
      'a workbook without its sheet',
      () => {
        const { 'xl/worksheets/sheet1.xml': _, ...rest } = workbook(A_ROW);
        return zip(rest);
      },
      'sheet.broken',
    ],
  ])('%s', async (_what, file, refusal) => {
    expect(await refusalOf(file(), { ...USUAL_LIMITS, ratio: 100 })).toBe(refusal);
  });

  it('a file larger than is taken, unread', async () => {
    expect(await refusalOf(Buffer.alloc(5_000_001))).toBe('sheet.too-large');
  });
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is called %s', (place, name) => {
  expect(columnName(place)).toBe(name);
});
