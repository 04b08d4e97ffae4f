import { expect, it } from 'vitest';
import { writtenApart } from './written-apart.ts';

it.each([
  [3.02, '3.02'],
  [3.001, '3.001'],
  [3.4, '3.4'],
  [2.97, '2.97'],
  [2.9, '2.9'],
  [3, '3.0'],
])('%s % beside a tolerance of 3 % is written %s', (figure, text) => {
  expect(writtenApart(figure, 3)).toBe(text);
});
