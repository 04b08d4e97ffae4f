import { expect, it } from 'vitest';
import { nearMissText } from './search-texts.ts';

const MISS = { row: { id: 'R1' }, reason: { code: 'below-required', reserve: 0.9, required: 1 } };

it('tells a near miss in the words of the line', () => {
  const line = { lackText: () => ({ zh: '略小', en: 'A little small' }) };
  expect(nearMissText(MISS, line, 'en')).toBe('A little small');
  expect(nearMissText(MISS, line, 'zh-cn')).toBe('略小');
});

it('tells how far it reaches where the line has no words for it', () => {
  expect(nearMissText(MISS, {}, 'en')).toBe('Reaches 0.90, 1.00 required');
});
