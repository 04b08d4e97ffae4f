import { describe, expect, it } from 'vitest';
import type { RowSearchDef } from '#product/column.ts';
import {
  acceptedReason,
  fallsShort,
  judgeReserve,
  type Reserve,
  reasonIn,
  reserveOf,
  reserveWords,
} from './reserve.ts';

const ROWS: RowSearchDef = {
  columns: [
    { id: 'factor', kind: 'number', ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 } },
    { id: 'torque', kind: 'number', unit: 'Nm', written: 'measured', ask: { kind: 'from', upTo: 1.5 } },
    { id: 'mass', kind: 'number' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  judged: { reserve: 'factor', load: 'torque', speed: [], mass: 'mass' },
  shown: [],
  sorted: [],
  ranged: [],
  relaxed: [],
  enquired: [],
  rowVariables: [],
  derivedVariables: [],
};

const TEXTS = { technicalDocEmail: '', customizedRequirements: '', remark: '', serviceFactorAccepted: '' };

/** A drive with this fB for which another was asked, and what was said to it. */
function aDrive(factor: number | null, asked: number | null, serviceFactorAccepted = '') {
  const basicType = factor === null ? null : { id: 'A', factor, mass: 51 };
  return { basicType, search: { factor: asked }, texts: { ...TEXTS, serviceFactorAccepted } };
}

describe('the fB of a drive', () => {
  it.each<[string, number, number | null, Omit<Reserve, 'verdict'> & { verdict: string }]>([
    ['just reaches the demand', 1.4, 1.4, { verdict: 'meets', factor: 1.4, required: 1.4, percent: 0 }],
    ['reaches it but for binary dust', 1.4 - 1e-12, 1.4, { verdict: 'meets', factor: 1.4, required: 1.4, percent: 0 }],
    ['exceeds it', 1.48, 1.4, { verdict: 'meets', factor: 1.48, required: 1.4, percent: 5 }],
    ['is below it', 1.12, 1.4, { verdict: 'below-demand', factor: 1.12, required: 1.4, percent: -20 }],
    ['is a hair below it', 1.3999, 1.4, { verdict: 'below-demand', factor: 1.39, required: 1.4, percent: -1 }],
    ['is exactly 1', 1, 1.4, { verdict: 'below-demand', factor: 1, required: 1.4, percent: -29 }],
    ['is below 1', 0.84, 1.4, { verdict: 'by-enquiry', factor: 0.84, required: 1.4, percent: -40 }],
    [
      'is below 1 where nothing was asked',
      0.84,
      null,
      { verdict: 'by-enquiry', factor: 0.84, required: 1, percent: -16 },
    ],
    ['is below 1 where less was asked', 0.84, 0.8, { verdict: 'by-enquiry', factor: 0.84, required: 1, percent: -16 }],
    [
      'is below a demand of three decimals',
      1.4,
      1.405,
      { verdict: 'below-demand', factor: 1.4, required: 1.41, percent: -1 },
    ],
  ])('%s', (_, factor, asked, found) => {
    expect(judgeReserve(factor, asked)).toEqual(found);
  });

  it('is not judged where nothing was asked and nothing stands against it, nor where there is none', () => {
    expect([judgeReserve(1, null), judgeReserve(9, null), judgeReserve(Number.NaN, 1.4)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([reserveOf(aDrive(null, 1.4), ROWS), reserveOf(aDrive(1.2, null), ROWS)]).toEqual([undefined, undefined]);
    const { judged: _judged, ...unjudged } = ROWS;
    expect(reserveOf(aDrive(0.84, 1.4), unjudged)).toBeUndefined();
  });

  it('is that of the column the line judges rows by', () => {
    expect(reserveOf(aDrive(0.84, 1.4), ROWS)?.verdict).toBe('by-enquiry');
    expect([reserveOf(aDrive(1.2, 1.4), ROWS), reserveOf(aDrive(1.4, 1.4), ROWS)].map(fallsShort)).toEqual([
      true,
      false,
    ]);
  });

  it('says nothing of a module without a load, which bears what was asked because that was asked', () => {
    const { judged } = ROWS;
    const powered = { variable: 'input', codes: ['motor'] };
    const rows = { ...ROWS, ...(judged && { judged: { ...judged, power: ['torque'], powered } }) };
    const basicType = { id: 'A', factor: 1.3, torque: 200, mass: 51, input: 'adapter' };
    const factorOf = (search: Record<string, number>, row: typeof basicType) =>
      reserveOf({ basicType: row, search: { factor: 1.3, ...search } }, rows)?.verdict;
    expect(factorOf({}, basicType)).toBeUndefined();
    expect(factorOf({}, { ...basicType, factor: 1.2 })).toBe('below-demand');
    expect([factorOf({ torque: 200 }, basicType), factorOf({}, { ...basicType, input: 'motor' })]).toEqual([
      'meets',
      'meets',
    ]);
  });

  it.each([
    [300, { verdict: 'below-demand', factor: 1.39, required: 1.4, percent: -1, load: '300\u00a0Nm' }],
    [295, { verdict: 'meets', factor: 1.41, required: 1.4, percent: 0, load: '295\u00a0Nm' }],
    [280, { verdict: 'meets', factor: 1.43, required: 1.4, percent: 2 }],
    [null, { verdict: 'meets', factor: 1.43, required: 1.4, percent: 2 }],
  ])('stands for a torque of %s Nm that was asked for, where the drive itself gives less', (torque, found) => {
    const basicType = { id: 'A', factor: 1.43, torque: 292, mass: 51 };
    expect(reserveOf({ basicType, search: { factor: 1.4, torque } }, ROWS)).toEqual(found);
  });

  it('names the torque it stands for', () => {
    const short = { verdict: 'below-demand', factor: 1.39, required: 1.4, percent: -1, load: '300 Nm' } as const;
    expect(reserveWords(short)).toEqual({
      zh: '1.39 < 1.40（−1%，按 300 Nm 计）',
      en: '1.39 < 1.40 (−1 %, at 300 Nm)',
    });
    expect(reserveWords({ ...short, verdict: 'meets', factor: 1.4, percent: 0 }).en).toBe('1.40 ≥ 1.40 (at 300 Nm)');
  });

  it('is told in one wording', () => {
    const words = (factor: number, asked: number) => reserveWords(judgeReserve(factor, asked) as Reserve);
    expect(words(0.84, 1.4)).toEqual({ zh: '0.84 < 1.40（−40%）', en: '0.84 < 1.40 (−40 %)' });
    expect(words(1.48, 1.4).en).toBe('1.48 ≥ 1.40 (+5 %)');
    expect(words(1.4, 1.4)).toEqual({ zh: '1.40 ≥ 1.40', en: '1.40 ≥ 1.40' });
  });
});

describe('the reason for a drive below the demand', () => {
  it.each([
    ['is a line of text', ' load verified on site ', 'load verified on site'],
    ['may be short', '短时用', '短时用'],
    ['is more than two signs', ' ab ', ''],
    ['has an end', 'x'.repeat(201), ''],
    ['is one line', 'verified\nby nobody', ''],
    ['hides nothing', 'verified\u202eetis no', ''],
  ])('%s', (_, text, reason) => {
    expect(reasonIn(text)).toBe(reason);
  });

  it('counts only for a drive between 1.0 and the demand', () => {
    const REASON = 'load verified on site';
    expect(acceptedReason(aDrive(1.2, 1.4, REASON), ROWS)).toBe(REASON);
    expect(
      [aDrive(0.84, 1.4, REASON), aDrive(1.4, 1.4, REASON), aDrive(1.2, null, REASON)].map((one) =>
        acceptedReason(one, ROWS),
      ),
    ).toEqual(['', '', '']);
  });
});

it('is held against what its row is taken to need where nothing is asked and its line says so', () => {
  const rows = {
    ...ROWS,
    columns: [...ROWS.columns, { id: 'needed', kind: 'number' }],
    judged: { ...ROWS.judged, reserve: 'factor', speed: [], assumed: 'needed' },
  } satisfies RowSearchDef;
  const drive = aDrive(1.2, null);
  const needing = (needed: number) => ({ ...drive, basicType: { id: 'A', factor: 1.2, mass: 51, needed } });
  expect(reserveOf(needing(1.5), rows)).toMatchObject({ verdict: 'below-demand', required: 1.5 });
  expect(reserveOf({ ...needing(1.5), search: { factor: 1.1 } }, rows)).toMatchObject({ verdict: 'meets' });
  expect(reserveOf(drive, ROWS)).toBeUndefined();
});
