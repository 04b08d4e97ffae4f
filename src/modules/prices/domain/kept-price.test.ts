import { describe, expect, test } from 'vitest';
import { type KeptPrice, readKept, recomputedFrom } from './kept-price.ts';

const NOW = { product: 'R67', quantity: 2, customer: '', unit: 515_900, currency: 'CNY' } as const;
const KEPT: KeptPrice = { ...NOW, unit: 469_000, at: '2026-01-05T08:00:00.000Z' };

describe('what was told of a draft', () => {
  test('is another price now, and since when', () => {
    expect(recomputedFrom(KEPT, NOW)).toEqual({ unit: { minor: 469_000, currency: 'CNY' }, at: KEPT.at });
    expect(recomputedFrom({ ...KEPT, unit: NOW.unit, currency: 'EUR' }, NOW)?.unit.currency).toBe('EUR');
  });

  test('is the same still, or was never told', () => {
    expect(recomputedFrom({ ...KEPT, unit: NOW.unit }, NOW)).toBeUndefined();
    expect(recomputedFrom(undefined, NOW)).toBeUndefined();
  });

  test.each([{ product: 'R77' }, { quantity: 3 }, { customer: 'c-1' }])('is of something else: %j', (other) => {
    expect(recomputedFrom(KEPT, { ...NOW, ...other })).toBeUndefined();
  });

  test('is read as it was kept, and nothing else is', () => {
    expect(readKept(JSON.parse(JSON.stringify(KEPT)))).toEqual(KEPT);
    const wrong = [{ unit: 1.5 }, { unit: '1' }, { currency: 'toString' }, { at: 'then' }, { product: 1 }];
    for (const value of [undefined, null, 'text', {}, ...wrong.map((one) => ({ ...KEPT, ...one }))])
      expect(readKept(value)).toBeUndefined();
  });
});
