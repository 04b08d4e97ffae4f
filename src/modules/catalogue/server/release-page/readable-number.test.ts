import { expect, test } from 'vitest';
import { groupedDigits, roughly, shareOf } from './readable-number.ts';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567', '1,234,567'],
])('%s is written %s', (digits, written) => {
  expect(groupedDigits(digits)).toBe(written);
});

test.each([
  ['1234567', '1,234,567', null],
  ['12345678', '1.23', 7],
  ['99999999', '1.00', 8],
  ['24567000000000000000000', '2.46', 22],
])('%s is roughly %s times ten to the %s', (digits, mantissa, exponent) => {
  expect(roughly(digits)).toEqual({ mantissa, exponent });
});

test('a share is exact to a tenth of a per cent, and nothing has no share', () => {
  expect([shareOf('1', '3'), shareOf('24567000000000000000000', '24567000000000000000000'), shareOf('0', '0')]).toEqual(
    [33.3, 100, 0],
  );
});
