import { expect, it } from 'vitest';
import { figureAsWritten, hasTwoReadings } from './figure-as-written.ts';

it.each([
  ['128.97', 128.97],
  ['128,97', 128.97],
  [' 5 ', 5],
  ['.75', 0.75],
  ['2.', 2],
  ['-3', -3],
  ['−3', -3],
  ['1e3', 1000],
  ['1,500', 1500],
  ['12,345.6', 12_345.6],
  ['1,234,567', 1_234_567],
  ['1.500,5', 1500.5],
  ['1.234.567', 1_234_567],
  ['1 500', 1500],
  ["1'500", 1500],
  ['0,500', 0.5],
  ['1.500', 1.5],
  ['１５００', 1500],
  ['', undefined],
  ['1.2.3', undefined],
  ['1,50,0', undefined],
  ['1500kg', undefined],
  ['1e999', undefined],
  ['abc', undefined],
])('“%s” means %s', (text, number) => {
  expect(figureAsWritten(text)).toBe(number);
});

it('one comma before three digits is read as thousands, and may mean decimals to somebody', () => {
  expect(['1,200', '12,500', '-1,200'].map(hasTwoReadings)).toEqual([true, true, true]);
  expect(['1,20', '0,500', '1,200.5', '1,200,000', '1.200', '1200'].map(hasTwoReadings)).toEqual(Array(6).fill(false));
});
