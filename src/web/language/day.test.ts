import { expect, test } from 'vitest';
import { isDay, typedDay } from './day.ts';

test.each(['2026-01-05', '2026-1-5', '2026/1/5', '2026.01.05', '20260105', '2026年1月5日', ' 2026-01-05 '])(
  '%j means a day',
  (text) => {
    expect(typedDay(text)).toBe('2026-01-05');
  },
);

test.each(['', '5.1.2026', '01/05/2026', '2026-13-01', '2026-02-30', '2026-1'])('%j means none and stays', (text) => {
  expect(typedDay(text)).toBe(text);
  expect(isDay(text)).toBe(false);
});

test('29 February is a day of a leap year alone', () => {
  expect([isDay('2028-02-29'), isDay('2026-02-29')]).toEqual([true, false]);
});
