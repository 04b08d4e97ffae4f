import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { JRT_FIELDS } from '#lines/jrt/fields/fields.ts';
import { REDUCER_FIELDS } from '#lines/jrt/fields/reducer-fields.ts';
import { JRT_SHEET } from './sheet.ts';

it('a surface protection is printed with the air its class stands for, and apart from it with how long the paint lasts', () => {
  const field = REDUCER_FIELDS.find(({ id }) => id === 'surfaceProtection');
  expect(field && JRT_SHEET.printed(field, 'C3', EMPTY_CONFIGURATION)).toEqual({
    zh: 'C3 城市，潮湿厂房（涂层预期寿命 5～10 年）',
    en: 'C3, urban, humid production rooms (coating expected to last 5–10 years)',
  });
});

it.each([
  [
    'BE2',
    'BE2（制动力矩可设为 20、14、10、7 Nm，下单时确认）',
    'BE2 (braking torque 20, 14, 10 or 7 Nm, to be confirmed with the order)',
  ],
  [
    'BE122',
    'BE122（制动力矩可设为 2000、1600、1200、800 Nm，下单时确认）',
    'BE122 (braking torque 2000, 1600, 1200 or 800 Nm, to be confirmed with the order)',
  ],
])('the brake %s is printed with the torques it can be set to: %s', (code, zh, en) => {
  const brakes = JRT_FIELDS.find(({ id }) => id === 'brakes');
  expect(brakes && JRT_SHEET.printed(brakes, code, EMPTY_CONFIGURATION)).toEqual({ zh, en });
});
