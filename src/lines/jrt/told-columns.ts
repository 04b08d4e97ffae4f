import type { BilingualText } from '#kernel/locale.ts';
import type { ColumnDef } from '#product/column.ts';
import { columnOf } from '#product/column.ts';
import type { Search, Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import type { CatalogueRow } from '#product/row.ts';
import { JRT_ROW_SEARCH } from './columns.ts';
import { EMPTY_SEARCH, type JrtSearch } from './configuration.ts';
import { assembliesWith } from './fields/assembly-types.ts';
import { massLabel } from './mass.ts';
import { powerMeaning } from './power-meaning.ts';
import type { BasicType } from './rows/basic-type.ts';

/** What the columns are called where one product is told, which has room for more than a table's head; what is left out is called as there. */
const TOLD: Readonly<Record<string, Partial<ColumnDef>>> = {
  outputSpeed: {},
  outputTorque: {},
  serviceFactor: {},
  motorPower: {},
  ratio: {},
  overhungLoad: {},
  mass: {},
  efficiency: { label: text('减速机效率', 'Gear unit efficiency') },
};

const AT_SHAFT_MIDDLE = text('许用径向载荷（轴伸中点）', 'Permissible overhung load, mid-shaft');
/** A hollow shaft has no shaft end: the load acts at its end face, where it loads the bearings less than at a shaft's middle. */
const AT_HOLLOW_SHAFT = text('许用径向载荷（空心轴端面）', 'Permissible overhung load, at the hollow shaft end face');
const ON_HOLLOW_SHAFT = assembliesWith(({ shaft }) => shaft !== 'solid');

/** What an adapter or a shaft of the customer's motor bears, as long as no load is named that it could be held against. */
const LIMITS: Readonly<Record<string, Partial<ColumnDef>>> = {
  outputTorque: { label: text('许用扭矩', 'Permissible torque'), symbol: 'Ma max' },
  motorPower: { symbol: 'P1 max' },
};

/**
 * The eight figures a gear motor is known by, the most telling first: n2, Ma, fB, P, i, FRa at the middle of the shaft end
 * (reference data, `ratios.csv`) or at the end face of a hollow shaft, mass and efficiency of the gear unit. Where nobody named a load
 * for an adapter, n2, what it bears, and no factor: there is nothing it could be a multiple of.
 */
export function toldColumns(
  row: CatalogueRow,
  { builtInType = '' }: Values,
  search: Search = EMPTY_SEARCH,
): readonly ColumnDef[] {
  const { inputType } = row as BasicType;
  const isLimit = powerMeaning({ inputType }, search as JrtSearch) === 'permissible';
  const labels: Readonly<Record<string, BilingualText>> = {
    mass: massLabel(inputType),
    overhungLoad: ON_HOLLOW_SHAFT.includes(builtInType) ? AT_HOLLOW_SHAFT : AT_SHAFT_MIDDLE,
  };
  return Object.entries(TOLD).flatMap(([id, told]) => {
    const column = columnOf(JRT_ROW_SEARCH, id);
    if (column === undefined) return [];
    const { [id]: label } = labels;
    if (isLimit && id === 'serviceFactor') return [];
    return [{ ...column, ...told, ...(label && { label }), ...(isLimit && LIMITS[id]) }];
  });
}
