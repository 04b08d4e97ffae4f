import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { type RowFigures, scan } from '#lines/jrt/rows/scan.ts';
import { planSearch, REQUIRED_SERVICE_FACTOR, type SearchPlan } from '#lines/jrt/rows/search-plan.ts';
import { countRows, facet, without } from './facet.ts';
import { toThreeDigits } from './facet-counters.ts';
import {
  type Bounds,
  listOf,
  RANGE_FIELDS,
  type RangeField,
  type SearchFilters,
  type SearchQuery,
} from './search-query.ts';

/** One limit of a search, the value to change it to, and the rows that brings. */
export interface Relaxation {
  readonly field: string;
  /** Whether the filter, or one end of the range on the field, is changed. */
  readonly part: 'filter' | 'min' | 'max';
  readonly value: string | number;
  readonly rowsGained: number;
}

/** Where a search found nothing: the one limit whose change to its suggested value brings most rows. */
export function relax(table: CatalogueTable, { query }: SearchPlan): Relaxation | undefined {
  const offers = [...relaxCodes(table, query), ...relaxNumbers(table, query), ...relaxRanges(table, query)];
  return offers.reduce<Relaxation | undefined>(better, undefined);
}

function better(best: Relaxation | undefined, offer: Relaxation): Relaxation | undefined {
  return offer.rowsGained > (best?.rowsGained ?? 0) ? offer : best;
}

const CODE_FIELDS = ['gearboxModel', 'reduceUnitSize', 'inputModule', 'motorFrame', 'efficiencyClass'] as const;

/** Codes have no distance: the value with most rows is suggested. */
function relaxCodes(table: CatalogueTable, query: SearchQuery): readonly Relaxation[] {
  return CODE_FIELDS.filter((field) => query.filters?.[field] !== undefined).flatMap((field) => {
    const values = facet(table, query, field);
    if (!values.ok) return [];
    return values.value.map(({ value, count }) => ({ field, part: 'filter' as const, value, rowsGained: count }));
  });
}

/** What a row has in place of a requested number; null where the row has no such figure. */
const NUMBER_FIGURES = {
  motorPower: (table, { row, gear, outputSpeed, outputTorque }) => {
    const part = table.inputs[table.columns.input[row] ?? -1]?.part;
    if (part?.type === 'motor') return part.motor.power;
    const efficiency = table.gears[gear]?.gear.efficiency ?? 1;
    return downToThreeDigits((outputTorque * outputSpeed) / (9550 * efficiency));
  },
  motorPoles: (table, { row }) => {
    const part = table.inputs[table.columns.input[row] ?? -1]?.part;
    return part?.type === 'motor' ? part.motor.poles : null;
  },
  ratio: (table, { gear }) => table.gears[gear]?.gear.ratio ?? null,
  outputSpeed: (_, { outputSpeed }) => toThreeDigits(outputSpeed),
  outputTorque: (_, { outputTorque }) => downToThreeDigits(outputTorque),
  inputSpeed: (table, { row }) => table.inputs[table.columns.input[row] ?? -1]?.inputSpeedMax ?? null,
} satisfies Partial<Record<keyof SearchFilters, (table: CatalogueTable, row: RowFigures) => number | null>>;

const NUMBER_FIELDS = ['motorPower', 'motorPoles', 'ratio', 'outputSpeed', 'outputTorque', 'inputSpeed'] as const;

/** Numbers have a distance: the nearest value that brings rows is suggested. */
function relaxNumbers(table: CatalogueTable, query: SearchQuery): readonly Relaxation[] {
  const offers = NUMBER_FIELDS.map((field) => {
    const wanted = listOf(query.filters?.[field])?.[0];
    return wanted === undefined
      ? []
      : relaxNumber(table, query, field, nearestTo(wanted, figuresOf(table, query, field)));
  });
  return [...offers.flat(), ...relaxFactor(table, query)];
}

function relaxNumber(
  table: CatalogueTable,
  query: SearchQuery,
  field: (typeof NUMBER_FIELDS)[number] | 'serviceFactor',
  value: number | undefined,
): readonly Relaxation[] {
  if (value === undefined) return [];
  const rowsGained = countRows(table, withFilter(query, field, value));
  return [{ field, part: 'filter', value, rowsGained }];
}

function figuresOf(
  table: CatalogueTable,
  query: SearchQuery,
  field: (typeof NUMBER_FIELDS)[number],
): readonly number[] {
  const figures = new Set<number>();
  visitRows(table, without(query, field), (row) => {
    const figure = NUMBER_FIGURES[field](table, row);
    if (figure !== null && figure > 0) figures.add(figure);
  });
  return [...figures];
}

/** Rounded down, so that the row it was read from still bears it. */
function downToThreeDigits(figure: number): number {
  const digit = 10 ** (Math.floor(Math.log10(figure)) - 2);
  return toThreeDigits(Math.floor(figure / digit) * digit);
}

/** The largest factor any row reaches, rounded down; below 1.0 none is advised (reference rule 24). */
function relaxFactor(table: CatalogueTable, query: SearchQuery): readonly Relaxation[] {
  const wanted = query.filters?.serviceFactor ?? 0;
  if (wanted <= REQUIRED_SERVICE_FACTOR) return [];
  let largest = 0;
  visitRows(table, withFilter(query, 'serviceFactor', REQUIRED_SERVICE_FACTOR), ({ serviceFactor }) => {
    largest = Math.max(largest, serviceFactor);
  });
  const value = Math.floor(largest * 100) / 100;
  return relaxNumber(table, query, 'serviceFactor', value >= REQUIRED_SERVICE_FACTOR ? value : undefined);
}

function nearestTo(wanted: number, values: readonly number[]): number | undefined {
  const distance = (value: number) => Math.abs(Math.log(value / wanted));
  return values.reduce<number | undefined>(
    (best, value) => (best === undefined || distance(value) < distance(best) ? value : best),
    undefined,
  );
}

function withFilter(query: SearchQuery, field: keyof SearchFilters, value: number): SearchQuery {
  return { ...query, filters: { ...query.filters, [field]: value }, cursor: undefined };
}

/** An end of a range is moved just far enough to take in the nearest row. */
function relaxRanges(table: CatalogueTable, query: SearchQuery): readonly Relaxation[] {
  return RANGE_FIELDS.flatMap((field) => {
    const bounds = query.ranges?.[field];
    if (bounds === undefined) return [];
    return (['min', 'max'] as const).flatMap((part) => relaxEnd(table, query, field, part, bounds));
  });
}

function relaxEnd(
  table: CatalogueTable,
  query: SearchQuery,
  field: RangeField,
  part: 'min' | 'max',
  bounds: Bounds,
): readonly Relaxation[] {
  if (bounds[part] === undefined) return [];
  const figures: number[] = [];
  const opened = withRange(query, field, { ...bounds, [part]: undefined });
  visitRows(table, opened, (row) => figures.push(RANGE_FIGURES[field](table, row)));
  if (figures.length === 0) return [];
  const nearest = part === 'min' ? Math.max(...figures) : Math.min(...figures);
  const value = part === 'min' ? Math.floor(nearest * 100) / 100 : Math.ceil(nearest * 100) / 100;
  const rowsGained = countRows(table, withRange(query, field, { ...bounds, [part]: value }));
  return [{ field, part, value, rowsGained }];
}

const RANGE_FIGURES: Readonly<Record<RangeField, (table: CatalogueTable, row: RowFigures) => number>> = {
  ratio: (table, { gear }) => table.gears[gear]?.gear.ratio ?? 0,
  overhungLoad: (table, { gear }) => table.gears[gear]?.gear.overhungLoad ?? 0,
  mass: (table, { row }) => table.columns.mass[row] ?? 0,
  outputSpeed: (_, { outputSpeed }) => outputSpeed,
  outputTorque: (_, { outputTorque }) => outputTorque,
  serviceFactor: (_, { serviceFactor }) => serviceFactor,
};

function withRange(query: SearchQuery, field: RangeField, bounds: Bounds): SearchQuery {
  return { ...query, ranges: { ...query.ranges, [field]: bounds }, cursor: undefined };
}

function visitRows(table: CatalogueTable, query: SearchQuery, visit: (row: RowFigures) => void): void {
  const plan = planSearch(table, query);
  if (!plan.ok) return;
  const required = plan.value.requiredServiceFactor;
  scan(table, plan.value, (figures) => {
    if (figures.serviceFactor >= required) visit(figures);
  });
}
