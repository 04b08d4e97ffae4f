import { type ColumnDef, type RowSearchDef, requiredColumn } from '#product/column.ts';
import { figureAsked, figuresAsked, type RowQuery, type Span, spanAround, spanOf } from '#product/row-query.ts';
import { askedLoad } from './loaded-reserve.ts';
import { LEAST_RESERVE } from './reserve.ts';

/** What is demanded of a drive. */
export interface Demand {
  /** Reserve (fB) asked for, else what the line assumes; never below what a drive needs to be sold without a word. */
  readonly reserve: number;
  /** The torque asked for: of one above what a row gives itself, what the row bears is a multiple. */
  readonly load: number | undefined;
  /** What the figures of other columns must lie within: speed with its tolerance, power or torque, overhung load. */
  readonly spans: ReadonlyMap<string, Span>;
}

/** What a search demands of the rows of its line. */
export function demandOf(search: RowSearchDef, query: RowQuery): Demand {
  const least = requiredColumn(search);
  const { filters = {}, ranges = {} } = query;
  const spans = search.columns.flatMap((column) => {
    const isDemanded = column.kind === 'number' && column.id !== least?.id;
    const span = isDemanded ? spanDemanded(column, query, search.tolerance.found) : undefined;
    return span === undefined || isOpen(span) ? [] : [[column.id, span] as const];
  });
  const asked = least && (figureAsked(filters, least.id) ?? least.assumed);
  return {
    load: askedLoad(search, filters),
    reserve: Math.max(asked ?? LEAST_RESERVE, least ? (ranges[least.id]?.min ?? 0) : 0, LEAST_RESERVE),
    spans: new Map(spans),
  };
}

function spanDemanded({ id, ask }: ColumnDef, query: RowQuery, assumed: number): Span | undefined {
  const { filters = {}, ranges = {}, tolerance = assumed } = query;
  const range = ranges[id];
  if (ask?.kind === 'near') return spanAround(range, figureAsked(filters, id), tolerance, 1);
  if (ask?.kind === 'from') return spanAround(range, figureAsked(filters, id), Math.min(tolerance, assumed), ask.upTo);
  if (ask?.kind === 'one-of') return spanOfAll(figuresAsked(filters, id));
  return range && spanOf(range);
}

function isOpen({ min, max }: Span): boolean {
  return min === 0 && max === Number.POSITIVE_INFINITY;
}

function spanOfAll(figures: readonly number[] | undefined): Span | undefined {
  return figures && { min: Math.min(...figures), max: Math.max(...figures) };
}
