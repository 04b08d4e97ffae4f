import { columnOf } from '#product/column.ts';
import { toleranceSteps } from '#product/judgement/tolerated.ts';
import { exceeds, reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { ColumnReading, RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import { type Bounds, figureAsked, type RowQuery } from '#product/row-query.ts';
import { besideSpeed } from './beside-speed.ts';
import { planSearch } from './check-query.ts';
import { countFitting } from './count-fitting.ts';
import { countRows, facet, withFilter, without } from './facet.ts';
import { figureIn } from './sort-keys.ts';
import { downToThreeDigits, toThreeDigits } from './three-digits.ts';

/** One limit of a search, the value to change it to, and the rows that brings. */
export interface Relaxation {
  readonly field: string;
  /** Whether the filter, or one end of the range on the field, is changed. */
  readonly part: 'filter' | 'min' | 'max';
  readonly value: string | number;
  /** By how much a figure differs from the one asked for, as a share of it; left out for codes and ranges. */
  readonly change?: number;
  /** The tolerance the search takes of figures, where it is left for another figure or is itself the limit. */
  readonly tolerance?: number;
  /** Of a wider tolerance those that fit, without the oversized ones: what the result is headed with then. */
  readonly rowsGained: number;
  /** Where rows were found: the mass, or what stands for it, of the lightest row within a wider tolerance. */
  readonly lightest?: number;
  /** Where rows were found: the row to look at first within a wider tolerance whose motor has the usual four poles, as none found has. */
  readonly fourPoles?: CatalogueRow;
  /** The column a wider tolerance is of: the speed or the ratio that is asked for. */
  readonly of?: string;
}

/** The field of a relaxation that widens what is taken of a speed or ratio. */
export const TOLERANCE = 'tolerance';

/** A drive of less than this share of the load asked for is no help with it. */
const LEAST_SHARE = 0.9;
/** Nor is one that pulls it at a speed further off than this share: 53 r/min for 20. */
const MOST_SPEED_CHANGE = 0.2;

/**
 * Where a search found nothing: the one limit whose change to its suggested value brings most rows. It keeps the load
 * (product decisions §11): a power or torque that is clearly less than what was asked for is never suggested. Where only the
 * tolerance of the speed stands in the way, it is that: the drive asked for stays the drive asked for.
 */
export function relax(index: RowIndex, query: RowQuery): Relaxation | undefined {
  const wider = relaxTolerance(index, query);
  if (wider !== undefined) return wider;
  const filters = index.search.relaxed.flatMap((column) => relaxFilter(index, query, column));
  const offers = [...filters, ...relaxRanges(index, query)].filter((offer) => keepsLoad(index, query, offer));
  return offers.reduce<Relaxation | undefined>(better, undefined);
}

/** The next wider tolerance of speed that brings rows, if one does. */
function relaxTolerance(index: RowIndex, query: RowQuery): Relaxation | undefined {
  if (besideSpeed(index, query, 1).total === 0) return undefined;
  const taken = query.tolerance ?? index.search.tolerance.found;
  const wider = toleranceSteps(index.search).filter((step) => exceeds(step, taken));
  for (const value of wider) {
    const rowsGained = countFitting(index, { ...query, tolerance: value });
    if (rowsGained > 0)
      return { field: TOLERANCE, part: 'filter', value, tolerance: taken, rowsGained, ...ofSpeed(index, query) };
  }
  return undefined;
}

/** Which of speed and ratio the tolerance is of: the one that is asked for. */
function ofSpeed({ search }: RowIndex, { filters = {} }: RowQuery): Pick<Relaxation, 'of'> {
  const of = search.judged?.speed.find((id) => figureAsked(filters, id) !== undefined);
  return of === undefined ? {} : { of };
}

function keepsLoad(
  { search }: RowIndex,
  { filters = {}, ranges }: RowQuery,
  { field, part, value, change = 0 }: Relaxation,
): boolean {
  const { power = [], speed = [] } = search.judged ?? {};
  const isLoaded = power.some((id) => filters[id] !== undefined);
  if (isLoaded && speed.includes(field) && exceeds(Math.abs(change), MOST_SPEED_CHANGE)) return false;
  if (part === 'max' || !power.includes(field)) return true;
  const asked = part === 'min' ? ranges?.[field]?.min : figureAsked(filters, field);
  return asked === undefined || Number(value) >= LEAST_SHARE * asked;
}

function better(best: Relaxation | undefined, offer: Relaxation): Relaxation | undefined {
  return offer.rowsGained > (best?.rowsGained ?? 0) ? offer : best;
}

function relaxFilter(index: RowIndex, query: RowQuery, column: string): readonly Relaxation[] {
  const { kind, ask, readable } = columnOf(index.search, column) ?? {};
  const { filters = {} } = query;
  if (filters[column] === undefined) return [];
  if (kind === 'code') return relaxCode(index, query, column);
  const wanted = figureAsked(filters, column) ?? 0;
  const end = readable && Math.min(Math.max(wanted, readable.min), readable.max);
  if (end !== undefined && end !== wanted) return relaxNumber(index, query, column, { wanted, value: end });
  if (ask?.kind === 'at-least') return relaxRequired(index, query, column, { wanted, assumed: ask.assumed });
  return relaxNumber(index, query, column, { wanted, value: nearestTo(wanted, figuresOf(index, query, column)) });
}

/** Codes have no distance: the value with most rows is suggested. */
function relaxCode(index: RowIndex, query: RowQuery, field: string): readonly Relaxation[] {
  const values = facet(index, query, field);
  if (!values.ok) return [];
  return values.value.map(({ value, count }) => ({ field, part: 'filter' as const, value, rowsGained: count }));
}

/** Numbers have a distance: the nearest value that brings rows is suggested. */
function relaxNumber(
  index: RowIndex,
  query: RowQuery,
  field: string,
  { wanted, value }: { wanted: number; value: number | undefined },
): readonly Relaxation[] {
  if (value === undefined) return [];
  const rowsGained = countRows(index, withFilter(query, field, value));
  const tolerance = query.tolerance ?? index.search.tolerance.found;
  return [{ field, part: 'filter', value, change: value / wanted - 1, tolerance, rowsGained }];
}

function figuresOf(index: RowIndex, query: RowQuery, column: string): readonly number[] {
  const figures = new Set<number>();
  visitRows(index, without(query, column), (plan) => {
    const figureOf = suggestedFigure(plan.reading(column));
    return (seen) => {
      const figure = figureOf(seen);
      if (figure > 0) figures.add(figure);
    };
  });
  return [...figures];
}

/** What a row has in place of a requested number; 0 where it has no such figure. */
function suggestedFigure(reading: ColumnReading): (seen: SeenRow) => number {
  const figureOf = figureIn(reading);
  if ('entryAt' in reading) return figureOf;
  const rounded = reading.suggested === 'down' ? downToThreeDigits : toThreeDigits;
  return (seen) => rounded(figureOf(seen));
}

/** The largest reserve any row has, rounded down; less than is assumed where nothing is asked is never advised. */
function relaxRequired(
  index: RowIndex,
  query: RowQuery,
  field: string,
  { wanted, assumed }: { wanted: number; assumed: number },
): readonly Relaxation[] {
  if (wanted <= assumed) return [];
  let largest = 0;
  visitRows(index, withFilter(query, field, assumed), () => ({ reserve }) => {
    largest = Math.max(largest, reserve);
  });
  const value = Math.floor(largest * 100) / 100;
  return relaxNumber(index, query, field, { wanted, value: value >= assumed ? value : undefined });
}

function nearestTo(wanted: number, values: readonly number[]): number | undefined {
  const distance = (value: number) => Math.abs(Math.log(value / wanted));
  return values.reduce<number | undefined>(
    (best, value) => (best === undefined || distance(value) < distance(best) ? value : best),
    undefined,
  );
}

/** An end of a range is moved just far enough to take in the nearest row. */
function relaxRanges(index: RowIndex, query: RowQuery): readonly Relaxation[] {
  return index.search.ranged.flatMap((column) => {
    const bounds = query.ranges?.[column];
    if (bounds === undefined) return [];
    return (['min', 'max'] as const).flatMap((part) => relaxEnd(index, query, column, part, bounds));
  });
}

function relaxEnd(
  index: RowIndex,
  query: RowQuery,
  field: string,
  part: 'min' | 'max',
  bounds: Bounds,
): readonly Relaxation[] {
  if (bounds[part] === undefined) return [];
  const figures: number[] = [];
  visitRows(index, withRange(query, field, { ...bounds, [part]: undefined }), (plan) => {
    const figureOf = figureIn(plan.reading(field));
    return (seen) => figures.push(figureOf(seen));
  });
  if (figures.length === 0) return [];
  const nearest = part === 'min' ? Math.max(...figures) : Math.min(...figures);
  const value = part === 'min' ? Math.floor(nearest * 100) / 100 : Math.ceil(nearest * 100) / 100;
  const rowsGained = countRows(index, withRange(query, field, { ...bounds, [part]: value }));
  return [{ field, part, value, rowsGained }];
}

function withRange(query: RowQuery, column: string, bounds: Bounds): RowQuery {
  return { ...query, ranges: { ...query.ranges, [column]: bounds }, cursor: undefined };
}

function visitRows(index: RowIndex, query: RowQuery, visitor: (plan: RowPlan) => (seen: SeenRow) => void): void {
  const planned = planSearch(index, query);
  if (!planned.ok) return;
  const { value: plan } = planned;
  const visit = visitor(plan);
  plan.scan((seen) => {
    if (reaches(seen.reserve, plan.required)) visit(seen);
  });
}
