import { hasStandardData } from '#lines/shared/motor/motor-kind.ts';
import { type ColumnDef, columnOf } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import { JD_ROW_SEARCH } from './columns.ts';
import { MOTOR_OF_JD } from './motor-of-jd.ts';

const TOLD = [
  'motorPower',
  'motorSpeed',
  'ratedTorque',
  'efficiency',
  'mass',
  'shaftHeight',
  'shaftDiameter',
  'shaftLength',
];

/** The figures a motor is known by, the most telling first; an efficiency only where it is the motor's own. */
export function toldColumns(_row: CatalogueRow, standing: Values): readonly ColumnDef[] {
  const told = hasStandardData(MOTOR_OF_JD, standing) ? TOLD : TOLD.filter((id) => id !== 'efficiency');
  return told.flatMap((id) => columnOf(JD_ROW_SEARCH, id) ?? []);
}
