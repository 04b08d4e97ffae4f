import { expect, it } from 'vitest';
import { nearMissText } from './search-texts.ts';

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
