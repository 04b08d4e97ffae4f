// @tests slow
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import type { SheetCell } from '#kits/sheet/sheet.ts';
import { checkBill } from '#modules/bills/domain/check-bill.ts';
import { expandSerials } from '#modules/bills/domain/serial-ranges.ts';
import { knownOf } from '#modules/bills/testing/bill-bodies.ts';
import { type ExpectedPaper, expectedCases } from '#modules/bills/testing/expected-files.ts';
import { bodyOf } from '#modules/bills/testing/read-expected.ts';
import { renderBill } from './bill-pdf.ts';
import { renderBillSheet } from './bill-sheet.ts';

const NO_PDF_TOOLS = spawnSync('pdftotext', ['-v']).status !== 0 && process.env.CI !== 'true';
const CASES = expectedCases().map((one) => ({ ...one, what: `${one.kind} of ${one.name}` }));

/** Texts without what a break of lines may change. */
const plain = (text: string) => text.replace(/\s+/g, '');
/** Written out, whether a paper shortens them or not. */
const written = (serials: readonly string[]) => serials.flatMap((text) => expandSerials(text) ?? [text]);

function paperOf({ kind, input }: (typeof CASES)[number]) {
  const body = bodyOf(input, kind);
  return { body, state: 'issued', isPairVoid: false, sha256: 'a'.repeat(64) } as const;
}

/** Every text and figure a reader must find, as the paper may write it. */
function mustStand({ title, fields, lines, charges = [], packages = [], totals }: ExpectedPaper): readonly string[] {
  const ofPackages = packages.flatMap(({ type, dimensions, volume, netKg, grossKg, contents }) => [
    ...[type, dimensions, volume.replace(' m³', ''), netKg, grossKg],
    ...contents.map(({ model, quantity }) => `${model} × ${quantity}`),
  ]);
  return [
    ...[title.zh, title.en, ...Object.values(fields).flat(), ...(totals ? Object.values(totals) : [])],
    ...lines.flatMap(({ serials: _serials, unitCode: _unit, keyData: _data, ...line }) => Object.values(line).flat()),
    ...charges.flatMap(({ nameZh, nameEn, amount }) => [nameZh, nameEn, amount]),
    ...ofPackages,
  ];
}

/** Ratio, power, mounting and voltage: texts, although some are figures. */
const keyDataOf = ({ lines }: ExpectedPaper) => lines.flatMap(({ keyData = [] }) => keyData);

/** Weights are written without a comma between thousands. */
const isIn = (text: string, wanted: string) =>
  text.includes(plain(wanted)) || (/^[\d,]+\.\d$/.test(wanted) && text.includes(wanted.replaceAll(',', '')));

describe('the papers of four shipments', () => {
  test('are expected of all kinds', () => {
    expect(CASES.length).toBe(14);
    expect(new Set(CASES.map(({ kind }) => kind))).toEqual(new Set(['pi', 'ci', 'pl']));
  });

  test.each(CASES)('$what passes the checker', ({ input, kind }) => {
    const body = bodyOf(input, kind);
    const pair = kind === 'pi' ? null : bodyOf(input, kind === 'ci' ? 'pl' : 'ci');
    const known = knownOf(body, { orders: [], orderLines: [], proforma: null, pair, today: body.issueDate });
    const accounts = [input.terms.currency];
    expect(checkBill(body, { ...known, accounts })).toEqual([]);
  });
});

describe.skipIf(NO_PDF_TOOLS)('on paper', () => {
  test.each(CASES)('$what says what is expected, and nothing that must not stand there', async (one) => {
    const pdf = await renderBill({ bill: paperOf(one), brand: { name: 'Drivewright' } });
    const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
    const text = plain(stdout);
    const wanted = [...mustStand(one.expected), ...keyDataOf(one.expected)];
    expect(wanted.filter((each) => !isIn(text, each))).toEqual([]);
    expect(one.expected.absent.filter((each) => text.includes(plain(each)))).toEqual([]);
    const serials = one.expected.lines.flatMap((line) => written([line.serials ?? []].flat()));
    const found = new Set((stdout.match(/[A-Z]\d{5,}(?:\.\.[A-Z]\d{5,})?/g) ?? []).flatMap((each) => written([each])));
    expect(serials.filter((serial) => !found.has(serial))).toEqual([]);
    expect(text).not.toContain('□');
  });
});

async function cellsOf(bytes: Uint8Array): Promise<readonly SheetCell[][]> {
  const rows: SheetCell[][] = [];
  for await (const { cells } of readSheet(bytes)) rows.push([...cells]);
  return rows;
}

const number = (text = '') => Number(text.replaceAll(',', ''));
const isFigure = (text: string) => /^[\d,]+\.\d+$/.test(text);

describe('as a workbook', () => {
  test.each(CASES)('$what says what is expected, figures as numbers and days as days', async (one) => {
    const rows = await cellsOf(await renderBillSheet(paperOf(one)));
    const cells = rows.flat();
    const text = plain(cells.filter((cell) => typeof cell === 'string').join('\n'));
    const days = cells.filter((cell) => cell instanceof Date).map((day) => day.toISOString().slice(0, 10));
    const isThere = (wanted: string) => {
      if (isFigure(wanted)) return cells.includes(number(wanted));
      if (/^\d+$/.test(wanted) && cells.includes(Number(wanted))) return true;
      return days.includes(wanted) || text.includes(plain(wanted));
    };
    const { packages = [], ...rest } = one.expected;
    expect(mustStand(rest).filter((wanted) => !isThere(wanted))).toEqual([]);
    expect(keyDataOf(one.expected).filter((data) => !text.includes(plain(data)))).toEqual([]);
    for (const { dimensions, volume, netKg, grossKg } of packages) {
      const sides = dimensions.match(/\d+/g)?.map(Number) ?? [];
      const wanted = [...sides, number(volume.replace(' m³', '')), number(netKg), number(grossKg)];
      expect(rows.some((row) => wanted.every((figure) => row.includes(figure)))).toBe(true);
    }
    expect(one.expected.absent.filter((wanted) => !isFigure(wanted) && text.includes(plain(wanted)))).toEqual([]);
    expect(one.expected.absent.filter((wanted) => isFigure(wanted) && cells.includes(number(wanted)))).toEqual([]);
  });

  test.each(CASES)('$what has each line in one row', async (one) => {
    const rows = await cellsOf(await renderBillSheet(paperOf(one)));
    for (const { lineNo, model, quantity, amount = '', netKg = '' } of one.expected.lines) {
      const figures = [lineNo, quantity, amount, netKg]
        .flat()
        .filter((figure) => figure !== '')
        .map((figure) => number(figure));
      const isRow = (row: SheetCell[]) => row.includes(`${model}`) && figures.every((figure) => row.includes(figure));
      expect([model, rows.some(isRow)]).toEqual([model, true]);
    }
  });
});
