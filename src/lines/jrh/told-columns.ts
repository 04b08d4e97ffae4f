import { type ColumnDef, columnOf } from '#product/column.ts';
import type { Search, Values } from '#product/configuration.ts';
import { JRH_ROW_SEARCH } from './columns.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';

const TOLD = [
  'outputSpeed',
  'ratedTorque',
  'ratedPower',
  'serviceFactor',
  'permittedPower',
  'drivenPower',
  'ratio',
  'inputSpeed',
  'efficiency',
  'thermalPower',
  'thermalPowerWithFan',
  'overhungLoad',
  'inputOverhungLoad',
  'mass',
];

/** What there is only of a power that is asked: without one it would be held against itself. */
const OF_POWER = ['drivenPower', 'serviceFactor'];

/** The figures a unit is known by, the most telling first. */
export function toldColumns(_: IndustrialRow, __: Values, { drivenPower }: Search): readonly ColumnDef[] {
  const isAsked = typeof drivenPower === 'number';
  return TOLD.flatMap((id) => (OF_POWER.includes(id) && !isAsked ? [] : (columnOf(JRH_ROW_SEARCH, id) ?? [])));
}
