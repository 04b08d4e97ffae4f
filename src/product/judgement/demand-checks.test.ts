import { expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import type { Configuration } from '#product/configuration.ts';
import { demandChecks, missesDemand } from './demand-checks.ts';

const DRIVE = aRow('K67', '90L', { outputSpeed: 49, outputTorque: 292 });
const asked = (search: Configuration['search'], values: Configuration['values'] = {}): Configuration => ({
  ...EMPTY_CONFIGURATION,
  values,
  search: { ...EMPTY_CONFIGURATION.search, ...search },
  basicType: DRIVE,
});
const checked = (config: Configuration) =>
  demandChecks(config, JRT_ROW_SEARCH, { inputType: 'motor' }).map(({ column, asked: figure, percent, isMet }) => [
    column.id,
    figure,
    percent,
    isMet,
  ]);

it.each<[string, Configuration, unknown]>([
  ['a speed within the tolerance', asked({ outputSpeed: 50 }), [['outputSpeed', 50, -2, true]]],
  ['a speed outside it', asked({ outputSpeed: 53 }), [['outputSpeed', 53, -7.5, false]]],
  ['a speed outside it by a hair', asked({ outputSpeed: 47.564 }), [['outputSpeed', 47.564, 3.02, false]]],
  ['a torque the motor gives', asked({ outputTorque: 300 }), [['outputTorque', 300, -2.7, true]]],
  ['a torque the motor does not give', asked({ outputTorque: 320 }), [['outputTorque', 320, -8.8, false]]],
  ['the power of the motor', asked({}, { motorPower: '1.5' }), [['motorPower', 1.5, 0, true]]],
  [
    'a speed within a wider tolerance',
    { ...asked({ outputSpeed: 50.9 }), tolerance: 0.05 },
    [['outputSpeed', 50.9, -3.7, true]],
  ],
  [
    'a torque, which no tolerance of speeds widens',
    { ...asked({ outputTorque: 320 }), tolerance: 0.1 },
    [['outputTorque', 320, -8.8, false]],
  ],
  ['nothing', asked({}), []],
])('a drive is held against %s', (_what, config, expected) => {
  expect(checked(config)).toEqual(expected);
});

it('misses its demand where one figure does, and without a drive nothing is missed', () => {
  const config = asked({ outputSpeed: 53, outputTorque: 300 });
  const standing = { inputType: 'motor' };
  expect(missesDemand(config, JRT_ROW_SEARCH, standing)).toBe(true);
  expect(missesDemand({ ...config, basicType: null }, JRT_ROW_SEARCH, standing)).toBe(false);
});
