import { GEARBOX_MODELS } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import type { RowFigures } from '#lines/jrt/rows/scan.ts';
import type { SearchPlan } from '#lines/jrt/rows/search-plan.ts';
import { SORT_FIELDS, type SortField } from './search-query.ts';

/** The first sort key of a row; rows stand in ascending order, a descending one is negated. */
export type KeyOf = (figures: RowFigures) => number;

/** The order of a query: the named field, else the distance from the requested ratio, speed and torque. */
export function sortKey(table: CatalogueTable, plan: SearchPlan): KeyOf {
  const [name, direction] = (plan.query.sort ?? '').split(':');
  const field = SORT_FIELDS.find((known) => known === name);
  if (field === undefined) return distance(table, plan);
  const keyOf = FIELD_KEYS[field](table, plan);
  return direction === 'desc' ? (figures) => -keyOf(figures) : keyOf;
}

const FIELD_KEYS: Readonly<Record<SortField, (table: CatalogueTable, plan: SearchPlan) => KeyOf>> = {
  gearboxModel: (table) => byUnit(table, (unit) => GEARBOX_MODELS.indexOf(unit.model)),
  reduceUnitSize: (table) => byUnit(table, (unit) => Number(unit.size)),
  ratio: (table) => byGear(table, (gear) => gear.ratio),
  overhungLoad: (table) => byGear(table, (gear) => gear.overhungLoad),
  outputSpeed: () => (figures) => figures.outputSpeed,
  outputTorque: () => (figures) => figures.outputTorque,
  serviceFactor: () => (figures) => figures.serviceFactor,
  motorPower: power,
  mass: (table) => (figures) => table.columns.mass[figures.row] ?? 0,
};

function byUnit(table: CatalogueTable, keyOf: (unit: CatalogueTable['units'][number]) => number): KeyOf {
  const keys = table.units.map(keyOf);
  return ({ gear }) => keys[table.gears[gear]?.unitIndex ?? 0] ?? 0;
}

function byGear(table: CatalogueTable, keyOf: (gear: CatalogueTable['gears'][number]['gear']) => number): KeyOf {
  return ({ gear }) => {
    const entry = table.gears[gear];
    return entry === undefined ? 0 : keyOf(entry.gear);
  };
}

/** Motor power, on the module route the permissible or named power of the row, kW. */
function power(table: CatalogueTable): KeyOf {
  return ({ row, gear, outputSpeed, outputTorque }) => {
    const part = table.inputs[table.columns.input[row] ?? -1]?.part;
    if (part?.type === 'motor') return part.motor.power;
    return (outputTorque * outputSpeed) / (9550 * (table.gears[gear]?.gear.efficiency ?? 1));
  };
}

/** Sum of the relative distances from what was asked; 0 for every row where nothing was. */
function distance(table: CatalogueTable, { query }: SearchPlan): KeyOf {
  const { ratio, outputSpeed, outputTorque } = query.filters ?? {};
  if ([ratio, outputSpeed, outputTorque].every((wanted) => wanted === undefined)) return () => 0;
  return (figures) =>
    apart(table.gears[figures.gear]?.gear.ratio ?? 0, ratio) +
    apart(figures.outputSpeed, outputSpeed) +
    apart(figures.outputTorque, outputTorque);
}

function apart(value: number, wanted: number | undefined): number {
  return wanted === undefined ? 0 : Math.abs(value / wanted - 1);
}
