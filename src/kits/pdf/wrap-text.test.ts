import { describe, expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** An ideograph is as wide as two Latin letters. */
function measure(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
}

describe('a text in a column', () => {
  test.each([
    ['stays on one line if it fits', 'gear unit', 9, ['gear unit']],
    ['breaks at spaces', 'helical gear unit', 12, ['helical gear', 'unit']],
    ['breaks between Chinese characters', '斜齿轮减速电机', 8, ['斜齿轮减', '速电机']],
    ['starts no line with closing punctuation', '斜齿轮减，速电机', 8, ['斜齿轮', '减，速电', '机']],
    ['ends no line with opening punctuation', '斜齿轮（减速）', 8, ['斜齿轮', '（减速）']],
    ['keeps a Latin word whole among Chinese', '电压230V电机', 8, ['电压230V', '电机']],
    ['cuts a long type code after its separators', 'JRTR67-DN90L4-BE2', 10, ['JRTR67-', 'DN90L4-BE2']],
    ['cuts what has no separator', 'ABCDEFGHIJ', 4, ['ABCD', 'EFGH', 'IJ']],
    ['goes on behind a cut word', 'ABCDEF gh', 4, ['ABCD', 'EF', 'gh']],
    ['keeps given line breaks and empty lines', 'a\n\nb', 9, ['a', '', 'b']],
    ['is one empty line if there is none', '', 9, ['']],
  ])('%s', (_title, text, width, expected) => {
    expect(wrapText(text, width, measure)).toEqual(expected);
  });

  test('loses nothing but spaces at line ends', () => {
    const text = '订货说明：JRTR67-DN90L4（底脚安装），制动器 BE2；please deliver with rain cover “C”, IP55/IP65。';
    for (let width = 4; width < 60; width++) {
      const lines = wrapText(text, width, measure);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
    }
  });
});
