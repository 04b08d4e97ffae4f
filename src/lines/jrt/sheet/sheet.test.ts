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
  ['BE2', 'BE2（制动力矩最大 20 Nm，按订单设定）', 'BE2 (braking torque up to 20 Nm, set to order)'],
  ['BE122', 'BE122（制动力矩最大 2000 Nm，按订单设定）', 'BE122 (braking torque up to 2000 Nm, set to order)'],
  ['none', '无', 'None'],
])('the brake %s is printed with its torque: %s', (code, zh, en) => {
  const brakes = JRT_FIELDS.find(({ id }) => id === 'brakes');
  expect(brakes && JRT_SHEET.printed(brakes, code, EMPTY_CONFIGURATION)).toEqual({ zh, en });
});
