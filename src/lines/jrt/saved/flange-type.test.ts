import { expect, it } from 'vitest';
import { flangeTypeOf } from './flange-type.ts';

it.each([
  ['KAF', 'B5'],
  ['RZ', 'B14'],
  ['KA', null],
  [null, null],
])('the assembly type %s has flange %s', (builtInType, flange) => {
  expect(flangeTypeOf(builtInType)).toBe(flange);
});
