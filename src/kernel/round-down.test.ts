import { expect, it } from 'vitest';
import { roundDown } from './round-down.ts';

it.each([
  [0.995, 2, 0.99],
  [0.9999999999, 2, 1],
  [1.13, 2, 1.13],
  [1.1, 2, 1.1],
  [2.999, 1, 2.9],
  [3, 2, 3],
])('%d rounded down to %d decimals is %d', (value, decimals, rounded) => {
  expect(roundDown(value, decimals)).toBe(rounded);
});
