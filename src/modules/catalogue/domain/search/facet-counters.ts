import { type AdapterDimensions, adapterDimensionsOf } from '#lines/jrt/fields/unit-dimensions.ts';
import type { CatalogueTable, GearEntry, InputEntry } from '#lines/jrt/rows/catalogue-table.ts';
import type { RowFigures } from '#lines/jrt/rows/scan.ts';
import { isMotorRoute, type SearchPlan } from '#lines/jrt/rows/search-plan.ts';
import { HIDDEN } from '#product/field.ts';

/** One value of a field that still has rows, and how many. */
export interface FacetValue {
  readonly value: string | number;
  readonly count: number;
}

/** Counts rows per value of one field. */
export interface FacetCounter {
  add(row: RowFigures): void;
  /** The values seen, ascending. */
  values(): readonly FacetValue[];
}

export type CountedField =
  | 'gearboxModel'
  | 'reduceUnitSize'
  | 'inputModule'
  | 'motorFrame'
  | 'motorPower'
  | 'motorPoles'
  | 'ratio'
  | 'outputSpeed'
  | 'outputTorque'
  | 'serviceFactor'
  | 'adapterCenteringDiameter'
  | 'adapterHoleCircleDiameter'
  | 'boreOnTheInputSideMinMax';

/** Required service factors a list offers. */
const SERVICE_FACTORS = [0.8, 1, 1.1, 1.2, 1.25, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 2, 2.25, 2.5, 3];

/** A counter for the rows of a plan. */
export function counterOf(field: CountedField, table: CatalogueTable, plan: SearchPlan): FacetCounter {
  return COUNTERS[field](table, plan);
}

const COUNTERS: Readonly<Record<CountedField, (table: CatalogueTable, plan: SearchPlan) => FacetCounter>> = {
  gearboxModel: (table) => perGear(table, ({ model }) => model),
  reduceUnitSize: (table) => perGear(table, ({ unit }) => unit.size),
  ratio: (table) => perGear(table, ({ gear }) => gear.ratio),
  inputModule: (table) => perInput(table, ({ module }) => module),
  motorFrame: (table) => perInput(table, ({ frame }) => frame),
  motorPoles: (table) => perInput(table, ({ part }) => (part.type === 'motor' ? part.motor.poles : null)),
  motorPower: (table, plan) => (isMotorRoute(plan.inputType) ? perMotorPower(table) : perBornePower(table)),
  outputSpeed: () => perFigure(({ outputSpeed }) => outputSpeed),
  outputTorque: () => perFigure(({ outputTorque }) => outputTorque),
  serviceFactor: (_, plan) => reaching(SERVICE_FACTORS, factorRule(plan)),
  adapterCenteringDiameter: (table) => perInput(table, dimension('centering')),
  adapterHoleCircleDiameter: (table) => perInput(table, dimension('holeCircle')),
  boreOnTheInputSideMinMax: (table) => perInput(table, dimension('bores')),
};

function perGear(table: CatalogueTable, toValue: (entry: GearEntry) => string | number): FacetCounter {
  const counts = new Uint32Array(table.gears.length);
  return {
    add: ({ gear }) => {
      counts[gear] = (counts[gear] ?? 0) + 1;
    },
    values: () => collect(table.gears, counts, toValue),
  };
}

function perInput(table: CatalogueTable, toValue: (entry: InputEntry) => string | number | null): FacetCounter {
  const counts = new Uint32Array(table.inputs.length);
  return {
    add: ({ row }) => {
      const input = table.columns.input[row] ?? 0;
      counts[input] = (counts[input] ?? 0) + 1;
    },
    values: () => collect(table.inputs, counts, toValue),
  };
}

/** A dimension the customer's motor must fit, as the release writes it. */
function dimension(name: keyof AdapterDimensions): (entry: InputEntry) => string | null {
  return ({ part }) => {
    if (!('module' in part)) return null;
    const code = adapterDimensionsOf({ ...part.module, inputType: part.module.type })[name];
    return code === HIDDEN ? null : code;
  };
}

function perMotorPower(table: CatalogueTable): FacetCounter {
  return perInput(table, ({ part }) => (part.type === 'motor' ? part.motor.power : null));
}

/** On a module: how many rows bear each power of the motor series. */
function perBornePower(table: CatalogueTable): FacetCounter {
  const powers = table.inputs.flatMap(({ part }) => (part.type === 'motor' ? [part.motor.power] : []));
  const series = [...new Set(powers)].sort((one, other) => one - other);
  return reaching(series, ({ gear, outputSpeed, outputTorque }) => {
    const efficiency = table.gears[gear]?.gear.efficiency ?? 1;
    return (outputTorque * outputSpeed) / (9550 * efficiency);
  });
}

/** A module that is not loaded by a named power or torque can be loaded for any factor. */
function factorRule({ inputType, load }: SearchPlan): (row: RowFigures) => number {
  const isLoaded = isMotorRoute(inputType) || load.power !== undefined || load.torque !== undefined;
  return isLoaded ? ({ serviceFactor }) => serviceFactor : () => Number.POSITIVE_INFINITY;
}

/** Counts for each threshold the rows whose figure reaches it. */
function reaching(thresholds: readonly number[], figureOf: (row: RowFigures) => number): FacetCounter {
  const counts = new Uint32Array(thresholds.length);
  return {
    add: (row) => {
      const figure = figureOf(row) * (1 + 1e-9);
      for (let index = 0; index < thresholds.length && (thresholds[index] ?? 0) <= figure; index++) {
        counts[index] = (counts[index] ?? 0) + 1;
      }
    },
    values: () => collect(thresholds, counts, (value) => value),
  };
}

function perFigure(figureOf: (row: RowFigures) => number): FacetCounter {
  const counts = new Map<string | number, number>();
  return {
    add: (row) => {
      const value = toThreeDigits(figureOf(row));
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    values: () => ascending(counts),
  };
}

/** A figure as lists show it. */
export function toThreeDigits(figure: number): number {
  return Number(figure.toPrecision(3));
}

function collect<Entry>(
  entries: readonly Entry[],
  counts: Uint32Array,
  toValue: (entry: Entry) => string | number | null,
): readonly FacetValue[] {
  const perValue = new Map<string | number, number>();
  entries.forEach((entry, index) => {
    const count = counts[index] ?? 0;
    const value = count === 0 ? null : toValue(entry);
    if (value !== null) perValue.set(value, (perValue.get(value) ?? 0) + count);
  });
  return ascending(perValue);
}

function ascending(counts: ReadonlyMap<string | number, number>): readonly FacetValue[] {
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => byValue(one.value, other.value));
}

/** Numbers by value, codes in natural order: `07` before `107`, `63M1` before `132S1`, `AM90` before `AM100`. */
function byValue(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { numeric: true });
}
