import { expect, it } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
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
