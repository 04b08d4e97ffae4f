import { expect, it } from 'vitest';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { outletDirection } from './outlet-direction.ts';

it.each([
  ['a variable-frequency motor with an outlet direction', 'JCMC', '2', 'outlet-direction-with-inverter'],
  ['a variable-frequency motor without one', 'JCMC', '-', undefined],
  ['a plain motor with an outlet direction', 'motor', '2', undefined],
])('%s', (_title, inputType, outletNozzlePosition, code) => {
  expect(outletDirection(aConfiguration({ inputType, outletNozzlePosition }), {})?.code).toBe(code);
  expect(outletDirection(aConfiguration(), { inputType, outletNozzlePosition })?.code).toBe(code);
});
