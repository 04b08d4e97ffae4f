import { expect, test } from 'vitest';
import { minimalConflict } from './quick-xplain.ts';

const clashing = (...conflicts: number[][]) => ({
  isConsistent: (items: readonly number[]) =>
    !conflicts.some((conflict) => conflict.every((item) => items.includes(item))),
});
const numbers = Array.from({ length: 40 }, (_, at) => at);

test.each([
  ['one item', [[7]], [7]],
  ['items far apart', [[3, 38]], [3, 38]],
  ['three items', [[0, 20, 39]], [0, 20, 39]],
  [
    'the older of two conflicts',
    [
      [30, 35],
      [2, 9],
    ],
    [2, 9],
  ],
  [
    'the conflict whose newest item is oldest',
    [
      [0, 39],
      [10, 11],
    ],
    [10, 11],
  ],
])('finds %s', (_, conflicts, expected) => {
  expect(minimalConflict(numbers, clashing(...conflicts).isConsistent)).toEqual(expected);
});

test('blames nobody if not even nothing is consistent', () => {
  expect(minimalConflict(numbers, () => false)).toEqual([]);
});

test('does not ask whether nothing is consistent where two are to blame', () => {
  const { isConsistent } = clashing([3, 38]);
  const asked: number[] = [];
  minimalConflict(numbers, (items) => {
    asked.push(items.length);
    return isConsistent(items);
  });
  expect(asked).not.toContain(0);
});

test('asks far less often than once per item', () => {
  let asked = 0;
  const { isConsistent } = clashing([100, 900]);
  const many = Array.from({ length: 1000 }, (_, at) => at);
  minimalConflict(many, (items) => {
    asked++;
    return isConsistent(items);
  });
  expect(asked).toBeLessThan(50);
});
