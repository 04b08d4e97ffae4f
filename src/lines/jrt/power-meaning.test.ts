import { expect, it } from 'vitest';
import { powerMeaning } from './power-meaning.ts';

it.each([
  ['motor', 1.5, null, 'motor'],
  ['JCMC', null, 300, 'motor'],
  [undefined, null, null, 'motor'],
  ['AM', null, null, 'permissible'],
  ['none', null, null, 'permissible'],
  ['AN', 1.5, null, 'named'],
  ['AQS', null, 300, 'needed'],
] as const)('with input %s, %s kW and %s Nm the power is %s', (inputType, motorPower, outputTorque, meaning) => {
  expect(powerMeaning(inputType, { motorPower, outputTorque })).toBe(meaning);
});
