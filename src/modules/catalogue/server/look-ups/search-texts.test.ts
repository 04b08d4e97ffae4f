import { expect, it } from 'vitest';
import { JRP_ROW_SEARCH } from '#lines/jrp/columns.ts';
import { JRW_ROW_SEARCH } from '#lines/jrw/columns.ts';
import { nearMissText, relaxText } from './search-texts.ts';

const LINE = {
  search: {
    columns: [
      {
        id: 'outputSpeed',
        kind: 'number',
        unit: 'r/min',
        written: 'measured',
        label: { zh: '输出转速', en: 'Output speed' },
      },
    ],
  },
} as const;
const MISS = { row: { id: 'R1' }, reason: { code: 'below-required', reserve: 0.9, required: 1 } };

it('tells a near miss in the words of the line', () => {
  const line = { ...LINE, lackText: () => ({ zh: '略小', en: 'A little small' }) };
  expect(nearMissText(MISS, line, 'en')).toBe('A little small');
  expect(nearMissText(MISS, line, 'zh-cn')).toBe('略小');
});

it('tells how far it reaches where the line has no words for it', () => {
  expect(nearMissText(MISS, LINE, 'en')).toBe('Reaches 0.90, 1.00 required');
  const barely = { ...MISS, reason: { ...MISS.reason, reserve: 0.999 } };
  expect(nearMissText(barely, LINE, 'en')).toBe('Reaches 0.99, 1.00 required');
});

it.each([
  [46.2, 'en', 'Output speed 46.2 r/min is 7.6 % below the 50 r/min asked for; the tolerance is ±3 %'],
  [48.4993, 'en', 'Output speed 48.499 r/min is 3.001 % below the 50 r/min asked for; the tolerance is ±3 %'],
  [51.504, 'zh-cn', '输出转速 51.504 r/min，比要求的 50 r/min 高 3.01%，允许偏差 ±3%'],
  [52, 'zh-cn', '输出转速 52.0 r/min，比要求的 50 r/min 高 4.0%，允许偏差 ±3%'],
] as const)('tells by how much %s r/min lies beside the speed asked for', (figure, locale, said) => {
  const reason = { code: 'outside-tolerance', column: 'outputSpeed', figure, asked: 50, tolerance: 0.03 };
  expect(nearMissText({ row: { id: 'R1' }, reason }, LINE, locale).replaceAll('\u00a0', ' ')).toBe(said);
});

it.each([
  ['en', 0.18, 'Output speed 2.36 r/min (+18 %): 1 to choose from'],
  ['zh-cn', -0.61, '将Output speed改为 2.36 r/min（−61%），可得 1 个型号'],
  ['en', -0.99, 'Output speed 2.36 r/min (−99 %): 1 to choose from'],
  ['en', -0.99855, 'Output speed 2.36 r/min: 1 to choose from'],
  ['en', 0.001, 'Output speed 2.36 r/min: 1 to choose from'],
  ['en', 0.0302, 'Output speed 2.36 r/min (+3.02 %): 1 to choose from'],
] as const)('tells in %s how far a limit to relax lies from what was asked: %s', (locale, change, said) => {
  const relax = { field: 'outputSpeed', part: 'filter', value: 2.36, change, tolerance: 0.03, rowsGained: 1 } as const;
  expect(
    relaxText(relax, { unit: 'r/min', label: 'Output speed', search: JRW_ROW_SEARCH }, locale).replaceAll(
      '\u00a0',
      ' ',
    ),
  ).toBe(said);
});

it.each([
  ['en', 'outputSpeed', 'Output speed tolerance ±5 % instead of ±3 %: 2 to choose from'],
  ['zh-cn', 'outputSpeed', '将输出转速的允许偏差由 ±3% 放宽到 ±5%，可得 2 个型号'],
  ['en', 'ratio', 'Ratio tolerance ±5 % instead of ±3 %: 2 to choose from'],
  ['zh-cn', 'ratio', '将速比的允许偏差由 ±3% 放宽到 ±5%，可得 2 个型号'],
] as const)('tells a wider tolerance in %s, in the words of what is asked: %s', (locale, of, said) => {
  const relax = { field: 'tolerance', part: 'filter', value: 0.05, tolerance: 0.03, rowsGained: 2, of } as const;
  expect(relaxText(relax, { unit: undefined, label: 'tolerance', search: JRW_ROW_SEARCH }, locale)).toBe(said);
});

it.each([
  ['en', JRW_ROW_SEARCH, 30.6, 'Widen to ±5 %: 18 to choose from, lightest 31 kg'],
  ['zh-cn', JRW_ROW_SEARCH, 30.6, '放宽到 ±5%：可得 18 个型号，最轻 31 kg'],
  ['en', JRP_ROW_SEARCH, 15, 'Widen to ±5 %: 18 to choose from, smallest size 15'],
] as const)('a wider tolerance with something lighter says how light, in %s', (locale, search, lightest, said) => {
  const relax = { field: 'tolerance', part: 'filter', value: 0.05, tolerance: 0.03, rowsGained: 18, lightest } as const;
  expect(relaxText(relax, { unit: undefined, label: 'tolerance', search }, locale)).toBe(said);
});

it.each([
  ['en', 'Widen to ±5 %: 18 to choose from'],
  ['zh-cn', '放宽到 ±5%：可得 18 个型号'],
] as const)('a wider tolerance for the sake of four poles says what it brings, in %s', (locale, said) => {
  const found = { field: 'tolerance', part: 'filter', value: 0.05, tolerance: 0.03, rowsGained: 18 } as const;
  const relax = { ...found, fourPoles: { id: 'F77' } };
  expect(relaxText(relax, { unit: undefined, label: 'tolerance', search: JRW_ROW_SEARCH }, locale)).toBe(said);
});
