import { describe, expect, test } from 'vitest';
import { aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { filledSections, sheetText } from './technical-sheet.ts';

describe('a text of a technical sheet', () => {
  const foot = { zh: '底脚安装', en: 'Foot mounted' };
  test.each([
    ['is Chinese on a Chinese sheet', foot, 'zh-cn', { main: '底脚安装', second: '' }],
    ['is English on an English sheet', foot, 'en', { main: 'Foot mounted', second: '' }],
    ['is Chinese over English on a bilingual sheet', foot, 'both', { main: '底脚安装', second: 'Foot mounted' }],
    ['is printed once where both languages agree', { zh: 'IP55', en: 'IP55' }, 'both', { main: 'IP55', second: '' }],
    ['is a code in every language', 'M1', 'both', { main: 'M1', second: '' }],
  ] as const)('%s', (_title, text, language, expected) => {
    expect(sheetText(text, language)).toEqual(expected);
  });
});

test('a section without values has no heading', () => {
  const empty = { heading: { zh: '变频器', en: 'Inverter' }, rows: [] };
  const sheet = aTechnicalSheet();
  expect(filledSections({ ...sheet, sections: [empty, ...sheet.sections] })).toEqual(sheet.sections);
});
