import { type ColumnDef, columnOf } from '#product/column.ts';
import { JRH_ROW_SEARCH } from './columns.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';

const TOLD = [
  'outputSpeed',
  'ratedTorque',
  'serviceFactor',
  'permittedPower',
  'drivenPower',
  'ratio',
  'inputSpeed',
  'efficiency',
  'mass',
];

/** The figures a unit is known by, the most telling first; where no power is asked, the one permitted stands for it. */
export function toldColumns({ drivenPower, permittedPower }: IndustrialRow): readonly ColumnDef[] {
  return TOLD.flatMap((id) =>
    id === 'drivenPower' && drivenPower === permittedPower ? [] : (columnOf(JRH_ROW_SEARCH, id) ?? []),
  );
}
