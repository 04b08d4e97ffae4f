import { expect, it } from 'vitest';
import { fromSavedOil, toSavedOil } from './saved-oil.ts';

const MINERAL = { lubricatingOil: 'mineral', mineralOil: 'VG220 -10~40°C', syntheticOil: '-' };
const SYNTHETIC = { lubricatingOil: 'synthetic', mineralOil: '-', syntheticOil: 'VG320 -10~80°C' };
const FOOD = { lubricatingOil: 'food', mineralOil: '-', syntheticOil: 'FOOD VG220 -15~40°C' };

it.each([
  [MINERAL, MINERAL.mineralOil, { mineralOil: MINERAL.mineralOil }],
  [SYNTHETIC, SYNTHETIC.syntheticOil, { syntheticOil: SYNTHETIC.syntheticOil }],
  [FOOD, FOOD.syntheticOil, { syntheticOil: FOOD.syntheticOil }],
])('%j is saved as its grade and read back into its selection', (values, saved, read) => {
  expect(toSavedOil(values)).toBe(saved);
  expect(fromSavedOil(values.lubricatingOil, saved)).toEqual(read);
});

it.each([
  ['VG220 -10~40°C', { mineralOil: 'VG220 -10~40°C' }],
  ['VG220 -40~40°C', { syntheticOil: 'VG220 -40~40°C' }],
  ['FOOD VG460 0~40°C', { syntheticOil: 'FOOD VG460 0~40°C' }],
  ['VG220', { mineralOil: 'VG220' }],
])('the grade %s without a kind is no silence: it is read as %j', (oil, read) => {
  expect(fromSavedOil(null, oil)).toEqual(read);
});

it('without oil there is no grade', () => {
  expect(toSavedOil({})).toBeNull();
  expect(fromSavedOil(null, null)).toEqual({});
});
