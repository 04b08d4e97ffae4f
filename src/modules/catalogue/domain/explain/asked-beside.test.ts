import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION, EMPTY_SEARCH, JRT_SEARCH } from '#lines/jrt/configuration.ts';
import { askedBeside } from './asked-beside.ts';

it('a code that leaves no row is told with the numbers and columns that are asked for beside it', () => {
  const asked = {
    ...EMPTY_CONFIGURATION,
    values: { gearboxModel: 'K', inputType: 'motor', motorPoles: '4', motorVoltage: '3AC 380V' },
    search: { ...EMPTY_SEARCH, outputSpeed: 50, serviceFactor: 1.4 },
  };
  expect(askedBeside(asked, 'motorPower', JRT_SEARCH)).toEqual({
    outputSpeed: '50',
    serviceFactor: '1.4',
    motorPoles: '4',
  });
  expect(askedBeside(asked, 'motorPoles', JRT_SEARCH)).not.toHaveProperty('motorPoles');
});

it("the power and speed of the customer's motor are told with them, beside an adapter alone", () => {
  const search = { ...EMPTY_SEARCH, outputSpeed: 50, motorPower: 1.5 };
  const told = (inputType: string) =>
    askedBeside({ ...EMPTY_CONFIGURATION, values: { inputType }, search }, 'inputModule', JRT_SEARCH);
  expect([told('AM'), told('motor')]).toEqual([{ outputSpeed: '50', motorPower: '1.5' }, { outputSpeed: '50' }]);
});
