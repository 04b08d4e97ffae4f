import { type ColumnDef, columnOf } from '#product/column.ts';
import { JRP_ROW_SEARCH } from './columns.ts';

const TOLD = [
  'outputSpeed',
  'usableTorque',
  'serviceFactor',
  'peakTorque',
  'ratio',
  'inputPower',
  'efficiency',
  'overhungLoad',
  'inputOverhungLoad',
];

/** The figures a planetary unit is known by, the most telling first. Neither mass nor dimensions: no source has them. */
export function toldColumns(): readonly ColumnDef[] {
  return TOLD.flatMap((id) => columnOf(JRP_ROW_SEARCH, id) ?? []);
}
