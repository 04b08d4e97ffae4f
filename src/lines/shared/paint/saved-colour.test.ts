import { expect, it } from 'vitest';
import { fromSavedColour, toSavedColour } from './saved-colour.ts';

it.each([
  ['RAL5015', null, 'RAL5015'],
  ['custom', '#2271b3', '#2271b3'],
  ['custom', 'RAL6018', 'RAL6018'],
])('colour %s with %s is saved as %s, and read back', (color, customColor, saved) => {
  expect(toSavedColour(color, customColor)).toBe(saved);
  expect(fromSavedColour(saved)).toEqual({ color, customColor });
});

it.each([
  ['a listed colour beside a forgotten hex', 'RAL5015', '#2271b3', 'RAL5015'],
  ['a custom colour without hex', 'custom', null, null],
  ['no colour', undefined, null, null],
])('%s', (_title, color, customColor, saved) => {
  expect(toSavedColour(color, customColor)).toBe(saved);
});

it.each([null, undefined, ''])('a saved %j is no colour', (saved) => {
  expect(fromSavedColour(saved)).toEqual({ color: null, customColor: null });
});
