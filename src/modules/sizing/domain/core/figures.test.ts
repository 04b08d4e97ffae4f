import { expect, test } from 'vitest';
import { comparedTexts, figureText } from './figures.ts';

test.each([
  [241.326, 'N', '241'],
  [46_263.6, 'N', '46,300'],
  [58.86, 'N', '59'],
  [26.738, 'r/min', '26.7'],
  [107.295, 'r/min', '107'],
  [0.0138717, 'kW', '0.0139'],
  [-32.5576, 'kW', '−32.6'],
  [1450, 'r/min', '1,450'],
])('%d %s is written %s', (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text);
});

test('what a drive bears is rounded down, what it needs is rounded up', () => {
  expect([figureText(1.499, '', 'reserve'), figureText(1.491, '', 'demand')]).toEqual(['1.49', '1.50']);
  expect([figureText(1.13, '', 'reserve'), figureText(1.13, '', 'demand')]).toEqual(['1.13', '1.13']);
});

test.each([
  [1.49, 1.5, ['1.49', '1.5']],
  [1.4996, 1.5, ['1.4996', '1.5']],
  [2, 3, ['2', '3']],
])('%d and %d are written so that they differ', (one, other, texts) => {
  expect(comparedTexts(one, other)).toEqual(texts);
});
