import { expect, it } from 'vitest';
import { toldColumns } from './told-columns.ts';

const loadOf = (outputShaftType: string) =>
  toldColumns({ id: 'A' }, { outputShaftType }).find(({ id }) => id === 'overhungLoad')?.label?.en;

it.each([
  ['SS', 'Permissible radial load, mid-shaft'],
  ['DS', 'Permissible radial load, mid-shaft'],
  ['none', 'Permissible radial load'],
])('the radial load of a unit with output %s says where it acts only of a plug-in shaft (issue 13)', (output, said) => {
  expect(loadOf(output)).toBe(said);
});
