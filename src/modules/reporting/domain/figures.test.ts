import { expect, test } from 'vitest';
import { addMonths, hitRate, isMonth, monthsBetween, sumOf } from './figures.ts';

test('months follow each other over the years, both ends included', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2025-11')).toEqual([]);
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(['2026-00', '2026-13', '26-01', '2026-1'].filter(isMonth)).toEqual([]);
});

test('a hit rate is of the decided quotes, and unknown without any', () => {
  const sum = sumOf([
    { configurations: 1, quotes: 3, orders: 0, decided: 2, won: 1 },
    { configurations: 2, quotes: 1, orders: 1, decided: 1, won: 1 },
  ]);
  expect(sum).toEqual({ configurations: 3, quotes: 4, orders: 1, decided: 3, won: 2 });
  expect(hitRate(sum)).toBe(67);
  expect(hitRate({ decided: 0, won: 0 })).toBeUndefined();
});
