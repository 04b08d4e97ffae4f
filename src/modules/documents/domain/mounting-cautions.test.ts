import { expect, test } from 'vitest';
import { aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { withCautions } from './mounting-cautions.ts';

test('cautions stand below what is said of the mounting, and nowhere else', () => {
  const rows = [{ label: { zh: '安装方位', en: 'Mounting position' }, value: 'M1' }];
  const heading = { zh: '安装', en: 'Mounting' };
  const sheet = aTechnicalSheet({
    sections: [
      { heading, rows, about: 'mounting' },
      { heading, rows },
    ],
  });
  const cautions = [{ zh: '碰', en: 'meets' }];
  expect(withCautions(sheet, cautions).sections).toEqual([
    { heading, rows, about: 'mounting', cautions },
    { heading, rows },
  ]);
  expect(withCautions(sheet, [])).toBe(sheet);
});
