import { expect, it } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { EMPTY_SEARCH } from './configuration.ts';
import { toldColumns } from './told-columns.ts';

it.each([
  ['KF', 'Permissible overhung load, mid-shaft', '许用径向载荷（轴伸中点）'],
  ['KAF', 'Permissible overhung load, at the hollow shaft end face', '许用径向载荷（空心轴端面）'],
  ['KHB', 'Permissible overhung load, at the hollow shaft end face', '许用径向载荷（空心轴端面）'],
  ['FV', 'Permissible overhung load, at the hollow shaft end face', '许用径向载荷（空心轴端面）'],
])('the overhung load of %s is told where it acts: %s', (builtInType, en, zh) => {
  const told = toldColumns(aRow('K67', '90L'), { builtInType }).find(({ id }) => id === 'overhungLoad');
  expect(told?.label).toEqual({ zh, en });
});

const signsOf = (inputType: 'AM' | 'AD' | 'AQS' | 'motor', search: object) =>
  toldColumns({ ...aRow('K67', '90L'), inputType } as never, {}, { ...EMPTY_SEARCH, ...search }).map(
    ({ symbol }) => symbol,
  );

it.each(['AM', 'AD', 'AQS'] as const)(
  'what %s bears is told as a limit, and no factor, as long as no load is named',
  (inputType) => {
    expect(signsOf(inputType, {})).toEqual(['n2', 'Ma max', 'P1 max', 'i', 'FRa', 'm', 'η']);
  },
);

it.each([
  ['AM', { motorPower: 1.5 }],
  ['AM', { outputTorque: 300 }],
  ['motor', {}],
] as const)('with a load or a motor the figures are those of the drive: %s, %j', (inputType, search) => {
  expect(signsOf(inputType, search)).toEqual(['n2', 'Ma', 'fB', 'P', 'i', 'FRa', 'm', 'η']);
});
