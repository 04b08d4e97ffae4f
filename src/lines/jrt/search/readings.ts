import { type AdapterDimensions, adapterDimensionsOf } from '#lines/jrt/fields/unit-dimensions.ts';
import { MIN_SERVICE_FACTOR } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable, GearEntry, InputEntry } from '#lines/jrt/rows/catalogue-table.ts';
import { HIDDEN } from '#product/field.ts';
import type { ColumnReading, EntryReading, FigureReading, SeenRow } from '#product/row-index.ts';
import { isMotorRoute } from './filters.ts';
import type { SearchPlan } from './plan.ts';
import { OUTPUT_SPEED, OUTPUT_TORQUE } from './scan.ts';

/** Required service factors a list offers. */
const SERVICE_FACTORS = [MIN_SERVICE_FACTOR, 1, 1.1, 1.2, 1.25, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 2, 2.25, 2.5, 3];

/**
 * How a column is read of the rows a plan visits.
 * @throws for what is no column of rows
 */
export function readingOf(table: CatalogueTable, plan: SearchPlan, column: string): ColumnReading {
  const reading = OF_PLAN[column]?.(table, plan) ?? ofRows(table).get(column);
  if (reading === undefined) throw new Error(`Rows are not read by ${column}`);
  return reading;
}

/** What a plan has a say in: whose power it is, and whether a module is loaded. */
const OF_PLAN: Readonly<Record<string, (table: CatalogueTable, plan: SearchPlan) => ColumnReading>> = {
  motorPower: (table, plan) => (isMotorRoute(plan.inputType) ? motorPower(table) : bornePower(table)),
  serviceFactor: (_, plan) => ({
    figureOf: ({ reserve, figures }) => reserve * Math.max(1, plan.askedTorque / (figures[OUTPUT_TORQUE] ?? 1)),
    suggested: 'down',
    steps: { of: SERVICE_FACTORS, figureOf: reachedFactor(plan) },
  }),
};

const known = new WeakMap<CatalogueTable, ReadonlyMap<string, ColumnReading>>();

/** The others are the same for every search: the order of their values is worked out once. */
function ofRows(table: CatalogueTable): ReadonlyMap<string, ColumnReading> {
  const readings = known.get(table) ?? new Map(Object.entries(rowReadings(table)));
  known.set(table, readings);
  return readings;
}

function rowReadings(table: CatalogueTable): Readonly<Record<string, ColumnReading>> {
  return {
    gearboxModel: perGear(table, ({ model }) => model),
    reduceUnitSize: perGear(table, ({ unit }) => unit.size),
    ratio: perGear(table, ({ gear }) => gear.ratio),
    overhungLoad: perGear(table, ({ gear }) => gear.overhungLoad),
    efficiency: perGear(table, ({ gear }) => gear.efficiency),
    inputModule: perInput(table, ({ module }) => module),
    motorFrame: perInput(table, ({ frame }) => frame),
    motorPoles: perInput(table, ({ part }) => (part.type === 'motor' ? part.motor.poles : null)),
    inputSpeed: perInput(table, ({ inputSpeedMax }) => inputSpeedMax),
    outputSpeed: { figureOf: ({ figures }) => figures[OUTPUT_SPEED] ?? 0, suggested: 'nearest' },
    outputTorque: { figureOf: ({ figures }) => figures[OUTPUT_TORQUE] ?? 0, suggested: 'down' },
    mass: { figureOf: ({ row }) => table.columns.mass[row] ?? 0, suggested: 'nearest' },
    adapterCenteringDiameter: perInput(table, dimension('centering')),
    adapterHoleCircleDiameter: perInput(table, dimension('holeCircle')),
    boreOnTheInputSideMinMax: perInput(table, dimension('bores')),
  };
}

function perGear({ gears, columns }: CatalogueTable, toValue: (entry: GearEntry) => string | number): EntryReading {
  return {
    entries: gears.length,
    entryAt: ({ row }) => columns.gear[row] ?? 0,
    valueAt: (entry) => valueIn(gears, entry, toValue),
  };
}

function perInput(
  { inputs, columns }: CatalogueTable,
  toValue: (entry: InputEntry) => string | number | null,
): EntryReading {
  return {
    entries: inputs.length,
    entryAt: ({ row }) => columns.input[row] ?? 0,
    valueAt: (entry) => valueIn(inputs, entry, toValue),
  };
}

function valueIn<Entry, Value>(entries: readonly Entry[], place: number, toValue: (entry: Entry) => Value) {
  const entry = entries[place];
  return entry === undefined ? null : toValue(entry);
}

/** A dimension the customer's motor must fit, as the release writes it. */
function dimension(name: keyof AdapterDimensions): (entry: InputEntry) => string | null {
  return ({ part }) => {
    if (!('module' in part)) return null;
    const code = adapterDimensionsOf({ ...part.module, inputType: part.module.type })[name];
    return code === HIDDEN ? null : code;
  };
}

function motorPower(table: CatalogueTable): EntryReading {
  return perInput(table, ({ part }) => (part.type === 'motor' ? part.motor.power : null));
}

/** On a module: the power the row bears or was asked for, kW; a list counts the rows that bear each of the motor series. */
export function bornePower({ columns, gears, inputs }: CatalogueTable): FigureReading {
  const powers = inputs.flatMap(({ part }) => (part.type === 'motor' ? [part.motor.power] : []));
  const series = [...new Set(powers)].sort((one, other) => one - other);
  const figureOf = ({ row, figures }: SeenRow) => {
    const efficiency = gears[columns.gear[row] ?? 0]?.gear.efficiency ?? 1;
    return ((figures[OUTPUT_TORQUE] ?? 0) * (figures[OUTPUT_SPEED] ?? 0)) / (9550 * efficiency);
  };
  return { figureOf, suggested: 'down', steps: { of: series, figureOf } };
}

/** A module that is not loaded by a named power or torque can be loaded for any factor. */
function reachedFactor({ inputType, load }: SearchPlan): (seen: SeenRow) => number {
  const isLoaded = isMotorRoute(inputType) || load.power !== undefined || load.torque !== undefined;
  return isLoaded ? ({ reserve }) => reserve : () => Number.POSITIVE_INFINITY;
}
