import { expect, test } from 'vitest';
import type { Collision } from '#modules/drawings/domain/collisions.ts';
import { aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { mountingCautions, withCautions } from './mounting-cautions.ts';

const collision = (code: string): Collision => ({ code, by: 20, text: { zh: `${code} 碰`, en: `${code} meets` } });

test('a sheet tells collisions as cautions, and not the air that every fan needs', () => {
  const told = mountingCautions([collision('box-below-foot'), collision('fan-air')]);
  expect(told).toEqual([{ zh: 'box-below-foot 碰', en: 'box-below-foot meets' }]);
});

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
