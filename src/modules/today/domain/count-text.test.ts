import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [250, '99+'],
])('%i things are told as %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
