import { type ColumnDef, columnOf } from '#product/column.ts';
import { text } from '#product/field.ts';
import type { CatalogueRow } from '#product/row.ts';
import { JRW_ROW_SEARCH } from './columns.ts';
import type { WormRow } from './rows/worm-row.ts';

/** What the columns are called where one product is told; what is left out is called as in a table. */
const TOLD: Readonly<Record<string, Partial<ColumnDef>>> = {
  outputSpeed: {},
  outputTorque: {},
  serviceFactor: {},
  motorPower: {},
  ratio: {},
  overhungLoad: { label: text('许用径向载荷（轴伸中点）', 'Permissible radial load, mid-shaft') },
  mass: {},
  efficiency: { label: text('减速机效率', 'Gear unit efficiency') },
};

const MASS = {
  motor: text('质量（约，不含选件）', 'Mass, approx., without options'),
  module: text('质量（约，仅减速机）', 'Mass, approx., gear unit only'),
};

/** The eight figures a worm unit is known by, the most telling first. */
export function toldColumns(row: CatalogueRow): readonly ColumnDef[] {
  const { route } = row as WormRow;
  return Object.entries(TOLD).flatMap(([id, told]) => {
    const column = columnOf(JRW_ROW_SEARCH, id);
    return column ? [{ ...column, ...told, ...(id === 'mass' && { label: MASS[route] }) }] : [];
  });
}
