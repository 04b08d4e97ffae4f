import { expect, it } from 'vitest';
import { isCustomColour, printedColour, ralCode, swatchOf } from './ral.ts';

it.each([
  ['6018', 'RAL6018'],
  ['RAL 6018', 'RAL6018'],
  ['ral6018', 'RAL6018'],
  [' Ral-9023 ', 'RAL9023'],
  ['1000', 'RAL1000'],
  ['0999', undefined],
  ['9024', undefined],
  ['601', undefined],
  ['60180', undefined],
  ['#2271b3', undefined],
  ['RAL 210 50 15', undefined],
])('%j is read as %j', (typed, code) => {
  expect(ralCode(typed)).toBe(code);
});

it.each([
  ['#2271b3', true],
  ['RAL6018', true],
  ['RAL0999', false],
  ['6018', false],
  ['red', false],
])('whether %j can be held as a custom colour: %j', (held, can) => {
  expect(isCustomColour(held)).toBe(can);
});

it('a number of the classic range is printed as such, a hex value in capitals', () => {
  expect(printedColour('RAL6018')).toBe('RAL 6018');
  expect(printedColour('#2271b3')).toBe('#2271B3');
});

it('a colour for the screen is known of the stock paints alone', () => {
  expect(swatchOf('#2271b3')).toBe('#2271b3');
  expect(swatchOf('RAL5015')).toBe('#2271b3');
  expect(swatchOf('RAL6018')).toBeUndefined();
});
