import { describe, expect, test } from 'vitest';
import { readCoverage } from './font-coverage.ts';
import { fontFile } from './fonts.ts';
import { MISSING, printable } from './printable.ts';

describe('a text on paper', () => {
  test.each([
    ['keeps Chinese, Latin and technical signs', '减速电机 η 94 % ±0.5 °C ≤ 40 Nm·m² 10…40 → Ω µ “a” – —'],
    ['keeps the characters of names outside GB 2312', '镕喆堃玥垚'],
    ['keeps its line breaks', 'a\nb'],
  ])('%s', (_title, text) => {
    expect(printable(text)).toBe(text);
  });

  test.each([
    ['marks a rare character', '刘頔', `刘${MISSING}`],
    ['marks a picture character once', 'ok 👍🏽', `ok ${MISSING}`],
    ['marks half of a surrogate pair', 'a\ud83d', `a${MISSING}`],
    ['keeps the letter of an accent the font lacks', 'Dvořák', 'Dvorák'],
    ['writes an index as a digit', 'CO₂', 'CO2'],
    ['writes the diameter sign as the letter it resembles', '⌀40', 'Ø40'],
    ['makes spaces of tabs', 'a\tb', 'a b'],
    ['drops what nobody can see', 'a\u200bb\u0000c\u202ed', 'abcd'],
    ['knows the line ends of all systems', 'a\r\nb\rc', 'a\nb\nc'],
  ])('%s', (_title, text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test('can be printed as well in bold as in regular', () => {
    const regular = readCoverage(fontFile('regular'));
    const bold = readCoverage(fontFile('bold'));
    const all = Array.from({ length: 0x30000 }, (_, codePoint) => codePoint);
    expect(all.filter((codePoint) => regular(codePoint) !== bold(codePoint))).toEqual([]);
    expect(all.filter(regular).length).toBeGreaterThan(9000);
  });
});
