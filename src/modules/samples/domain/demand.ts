import { type RowSearchDef, rowFigure } from '#product/column.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { exceeds, reaches } from '#product/rounding.ts';
import type { ListedSample, OfferedSamples } from '#product/samples/samples.ts';
import { besides, isListed, type Picked } from './picks.ts';

/** The end of a figure that is asked for. */
export type End = 'min' | 'max';

/** A figure a sample is asked for by, at least or at most. */
export interface Limit {
  readonly column: string;
  readonly end: End;
}

/** The figures asked for, by column, in its unit of SI. */
export type Limits = Readonly<Record<string, Readonly<Partial<Record<End, number>>>>>;

/** What a catalogue is narrowed by: values of what samples are fixed in, and what the machine needs. */
export interface Demand {
  readonly chosen: Values;
  readonly limits: Limits;
}

/** A demand with one part of it changed, so that there are samples for it. */
export interface WayToSamples {
  /** The value that is given up, or the figure that is asked for less strictly. */
  readonly part: FieldId | Limit;
  readonly demand: Demand;
  readonly count: number;
}

/** Speeds are shown with three digits: one that is shown as what is asked for is meant. */
const SPEED_ROUNDING = 0.005;

/** The figures a machine says of its drive: between which speeds, at least which torque, reserve and load on the shaft. */
export function limitsOf({ judged }: RowSearchDef): readonly Limit[] {
  const [speed] = judged?.speed ?? [];
  const least = [judged?.load, judged?.reserve, ...(judged?.notAsked ?? [])];
  return [
    ...(speed === undefined ? [] : ENDS.map((end): Limit => ({ column: speed, end }))),
    ...least.flatMap((column): Limit[] => (column === undefined ? [] : [{ column, end: 'min' }])),
  ];
}

const ENDS = ['min', 'max'] as const;

/** The samples that do what is asked for, each by its own row. */
export function samplesFor({ items }: Picked, { chosen, limits }: Demand, rows: RowSearchDef): readonly ListedSample[] {
  return items.filter((sample) => {
    const [own] = sample.variants;
    return own !== undefined && isListed({ sample, variant: own }, chosen) && isWithin(sample, limits, rows);
  });
}

function isWithin({ variants: [own] }: ListedSample, limits: Limits, rows: RowSearchDef): boolean {
  return limitsOf(rows).every(({ column, end }) => {
    const asked = limits[column]?.[end];
    if (own === undefined || asked === undefined) return true;
    const figure = rowFigure(rows, own.row, column);
    const spare = rows.judged?.speed.includes(column) ? SPEED_ROUNDING : 0;
    return end === 'min' ? reaches(figure, asked * (1 - spare)) : !exceeds(figure, asked * (1 + spare));
  });
}

/** A demand with one figure of it changed; undefined takes it back. */
export function withLimit(demand: Demand, { column, end }: Limit, value: number | undefined): Demand {
  const { [end]: _old, ...kept } = demand.limits[column] ?? {};
  const own = value === undefined ? kept : { ...kept, [end]: value };
  const { [column]: _own, ...others } = demand.limits;
  return { ...demand, limits: Object.keys(own).length === 0 ? others : { ...others, [column]: own } };
}

/** How many values and figures a demand names. */
export function sizeOf({ chosen, limits }: Demand): number {
  return Object.values(limits).reduce((sum, ends) => sum + Object.keys(ends).length, Object.keys(chosen).length);
}

/** What to change where nothing is found: a figure to the nearest there is, or a value to any; empty where no single change helps. */
export function waysToSamples(list: OfferedSamples, demand: Demand, rows: RowSearchDef): readonly WayToSamples[] {
  const figures = limitsOf(rows).flatMap((part) => nearestFigure(list, demand, part, rows) ?? []);
  const values = Object.keys(demand.chosen).map((part) => ({
    part,
    demand: { ...demand, chosen: besides(demand.chosen, part) },
  }));
  return [...figures, ...values]
    .map((way): WayToSamples => ({ ...way, count: samplesFor(list, way.demand, rows).length }))
    .filter(({ count }) => count > 0);
}

/** The demand with one figure at the nearest that a sample has which does the rest. */
function nearestFigure(list: OfferedSamples, demand: Demand, part: Limit, rows: RowSearchDef) {
  const { column, end } = part;
  if (demand.limits[column]?.[end] === undefined) return undefined;
  const figures = samplesFor(list, withLimit(demand, part, undefined), rows).flatMap(({ variants: [own] }) =>
    own ? [rowFigure(rows, own.row, column)] : [],
  );
  if (figures.length === 0) return undefined;
  const nearest = end === 'min' ? Math.max(...figures) : Math.min(...figures);
  return { part, demand: withLimit(demand, part, roundedOutwards(nearest, end)) };
}

/** To three digits, down where at least so much is asked for and up where at most. */
function roundedOutwards(figure: number, end: End): number {
  const unit = 10 ** (Math.floor(Math.log10(figure)) - 2);
  const count = figure / unit;
  return Number(((end === 'min' ? Math.floor(count) : Math.ceil(count)) * unit).toPrecision(3));
}
