import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const WORDS = ['BE2HR', 'BE5HR', 'TF', 'IP55', 'IP65', 'C3'];

test.each([
  ['BE2RH', 'BE2HR'],
  ['BE2H', 'BE2HR'],
  ['IP56', 'IP55'],
  ['TFF', 'TF'],
  ['ZZZZZ', undefined],
  ['X', undefined],
  ['XF', undefined],
  ['AP55', undefined],
])('%s is meant for %s', (written, meant) => {
  expect(nearestWord(written, WORDS)).toBe(meant);
});
