import { expect, test } from 'vitest';
import { jsonExtent } from './json-extent.ts';

test.each<[unknown, number, number]>([
  [1, 1, 0],
  ['[{,', 1, 0],
  ['"\\', 1, 0],
  [[], 1, 1],
  [[[], []], 3, 2],
  [[1, 2, 3], 4, 1],
  [{ a: 1, b: { c: [] } }, 4, 3],
  [{ '[[': ',,', '\\"': 2 }, 3, 1],
])('%j has so many values, so deep', (value, values, depth) => {
  for (const blanks of [0, 2]) {
    expect(jsonExtent(Buffer.from(JSON.stringify(value, null, blanks)))).toEqual({ values, depth });
  }
});

test.each(['', '"', '"\\', '"[[[[', ']]]]', '[,,,'])('%j ends', (text) => {
  expect(jsonExtent(Buffer.from(text)).values).toBeLessThan(10);
});
