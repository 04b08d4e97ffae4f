import { expect, it } from 'vitest';
import { codesOf } from './motor-fields.ts';
import { mainsOf, SINGLE_PHASE } from './voltages.ts';

it.each([
  ['3AC 380V', [380]],
  ['Y-D 230/400V', [230, 400]],
  ['D 380/660V', [380, 660]],
  ['1AC 220V', []],
])('a motor of %s runs on mains of %j V', (code, mains) => {
  expect(mainsOf(code)).toEqual(mains);
});

it('the mains of every voltage on offer are known, but for one phase', () => {
  expect(codesOf('motorVoltage').filter((code) => mainsOf(code).length === 0)).toEqual(SINGLE_PHASE);
});
