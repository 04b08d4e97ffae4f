import { expect, test } from 'vitest';
import { isOneLine } from './one-line.ts';

test.each(['', '宁波传动 (Drive) Ltd.', 'naïve – “x”', '😀', 'a\u00a0b'])('%j is a line', (text) => {
  expect(isOneLine(text)).toBe(true);
});

test.each([
  'a\nb',
  'a\rb',
  'a\tb',
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u202egnp.exe',
  '\u2066a\u2069',
  'a\u200f',
])('%j holds what no eye sees', (text) => {
  expect(isOneLine(text)).toBe(false);
});
