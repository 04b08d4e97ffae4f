import type { BilingualText } from '#kernel/locale.ts';
import type { ColumnDef } from '#product/column.ts';
import { columnOf } from '#product/column.ts';
import { text } from '#product/field.ts';
import type { CatalogueRow } from '#product/row.ts';
import { JRT_ROW_SEARCH } from './columns.ts';
import { massLabel } from './mass.ts';
import type { BasicType } from './rows/basic-type.ts';

/** What the columns are called where one product is told, which has room for more than a table's head; what is left out is called as there. */
const TOLD: Readonly<Record<string, Partial<ColumnDef>>> = {
  outputSpeed: {},
  outputTorque: {},
  serviceFactor: {},
  motorPower: {},
  ratio: {},
  overhungLoad: { label: text('径向载荷（轴伸中点）', 'Overhung load, mid-shaft') },
  mass: {},
  efficiency: { label: text('减速机效率', 'Gear unit efficiency') },
};

/**
 * The eight figures a gear motor is known by, the most telling first: n2, Ma, fB, P, i, FRa at the middle of the shaft end
 * (reference data, `ratios.csv`), mass and efficiency of the gear unit.
 */
export function toldColumns(row: CatalogueRow): readonly ColumnDef[] {
  const { inputType } = row as BasicType;
  const labels: Readonly<Record<string, BilingualText>> = {
    mass: massLabel(inputType),
  };
  return Object.entries(TOLD).flatMap(([id, told]) => {
    const column = columnOf(JRT_ROW_SEARCH, id);
    if (column === undefined) return [];
    const { [id]: label } = labels;
    return [{ ...column, ...told, ...(label && { label }) }];
  });
}
