import { type ColumnDef, columnOf } from '#product/column.ts';
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

/** The figures a unit is known by, the most telling first; where no power is asked, the one permitted stands for it. */
export function toldColumns({ drivenPower, permittedPower }: IndustrialRow): readonly ColumnDef[] {
  return TOLD.flatMap((id) =>
    OF_POWER.includes(id) && drivenPower === permittedPower ? [] : (columnOf(JRH_ROW_SEARCH, id) ?? []),
  );
}
