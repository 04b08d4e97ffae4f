import { columnOf } from '#product/column.ts';
import { reaches } from '#product/rounding.ts';
import type { ColumnReading, RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import { type Bounds, figureAsked, type RowQuery } from '#product/row-query.ts';
import { planSearch } from './check-query.ts';
import { countRows, facet, withFilter, without } from './facet.ts';
import { figureIn } from './sort-keys.ts';
import { downToThreeDigits, toThreeDigits } from './three-digits.ts';

/** One limit of a search, the value to change it to, and the rows that brings. */
export interface Relaxation {
  readonly field: string;
  /** Whether the filter, or one end of the range on the field, is changed. */
  readonly part: 'filter' | 'min' | 'max';
  readonly value: string | number;
  readonly rowsGained: number;
}

/** Where a search found nothing: the one limit whose change to its suggested value brings most rows. */
export function relax(index: RowIndex, query: RowQuery): Relaxation | undefined {
  const filters = index.search.relaxed.flatMap((column) => relaxFilter(index, query, column));
  const offers = [...filters, ...relaxRanges(index, query)];
  return offers.reduce<Relaxation | undefined>(better, undefined);
}

function better(best: Relaxation | undefined, offer: Relaxation): Relaxation | undefined {
  return offer.rowsGained > (best?.rowsGained ?? 0) ? offer : best;
}

function relaxFilter(index: RowIndex, query: RowQuery, column: string): readonly Relaxation[] {
  const { kind, ask } = columnOf(index.search, column) ?? {};
  const { filters = {} } = query;
  if (filters[column] === undefined) return [];
  if (kind === 'code') return relaxCode(index, query, column);
  const wanted = figureAsked(filters, column) ?? 0;
  if (ask?.kind === 'at-least') return relaxRequired(index, query, column, { wanted, assumed: ask.assumed });
  return relaxNumber(index, query, column, nearestTo(wanted, figuresOf(index, query, column)));
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
  value: number | undefined,
): readonly Relaxation[] {
  if (value === undefined) return [];
  return [{ field, part: 'filter', value, rowsGained: countRows(index, withFilter(query, field, value)) }];
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
  return relaxNumber(index, query, field, value >= assumed ? value : undefined);
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
