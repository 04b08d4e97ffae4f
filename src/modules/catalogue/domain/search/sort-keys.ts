import { columnOf, type RowSearchDef } from '#product/column.ts';
import { inNaturalOrder } from '#product/natural-order.ts';
import type { ColumnReading, EntryReading, RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import { figureAsked } from '#product/row-query.ts';

/** The first sort key of a row; rows stand in ascending order, a descending one is negated. */
export type KeyOf = (seen: SeenRow) => number;

/** The order of a query for rows that are not judged: the named column, else the distance from the figures asked. */
export function sortKey({ search }: RowIndex, plan: RowPlan): KeyOf {
  const [name = '', direction] = (plan.query.sort ?? '').split(':');
  if (!search.sorted.includes(name)) return distance(plan, askedClose(search));
  const keyOf = columnKey(search, plan, name);
  return direction === 'desc' ? (seen) => -keyOf(seen) : keyOf;
}

/** What rows are ordered by in a column: their figure, or the place of their code. */
export function columnKey(search: RowSearchDef, plan: RowPlan, id: string): KeyOf {
  const reading = plan.reading(id);
  const column = columnOf(search, id);
  return column?.kind === 'code' ? rankIn(reading, column.codes) : figureIn(reading);
}

/** The figure of a row in a column; 0 where it has none. */
export function figureIn(reading: ColumnReading): KeyOf {
  if (!('entryAt' in reading)) return reading.figureOf;
  const { entryAt, valueAt } = reading;
  const figures = knownFigures.get(reading) ?? new Float64Array(reading.entries).fill(Number.NaN);
  knownFigures.set(reading, figures);
  return (seen) => {
    const entry = entryAt(seen);
    const known = figures[entry] ?? 0;
    if (!Number.isNaN(known)) return known;
    const figure = Number(valueAt(entry) ?? 0);
    figures[entry] = figure;
    return figure;
  };
}

/** Of a reading that serves many searches every entry is read once. */
const knownFigures = new WeakMap<EntryReading, Float64Array>();

/** Codes stand as the column lists them, others in natural order. */
function rankIn(reading: ColumnReading, codes: readonly string[] | undefined): KeyOf {
  if (!('entryAt' in reading)) return reading.figureOf;
  const ranks = knownRanks.get(reading) ?? ranksIn(reading, codes);
  knownRanks.set(reading, ranks);
  const { entryAt } = reading;
  return (seen) => ranks[entryAt(seen)] ?? 0;
}

/** A reading that serves many searches is ranked once. */
const knownRanks = new WeakMap<EntryReading, readonly number[]>();

function ranksIn({ entries, valueAt }: EntryReading, codes: readonly string[] | undefined): readonly number[] {
  const values = Array.from({ length: entries }, (_, entry) => String(valueAt(entry) ?? ''));
  const order = codes ?? [...new Set(values)].sort(inNaturalOrder);
  const places = new Map(order.map((code, place) => [code, place]));
  return values.map((value) => places.get(value) ?? -1);
}

/** Sum of the relative distances from what was asked of these columns; 0 for every row where nothing was. */
export function distance(plan: RowPlan, columns: readonly string[]): KeyOf {
  const parts = columns.flatMap((id) => {
    const wanted = figureAsked(plan.query.filters ?? {}, id);
    return wanted === undefined ? [] : [{ figureOf: figureIn(plan.reading(id)), wanted }];
  });
  const [only, ...more] = parts;
  if (only === undefined) return () => 0;
  if (more.length === 0) return (seen) => apart(only.figureOf(seen), only.wanted);
  return (seen) => parts.reduce((sum, { figureOf, wanted }) => sum + apart(figureOf(seen), wanted), 0);
}

function askedClose({ columns }: RowIndex['search']): readonly string[] {
  return columns.flatMap(({ id, ask }) => (ask?.kind === 'near' || ask?.kind === 'from' ? [id] : []));
}

function apart(value: number, wanted: number): number {
  return Math.abs(value / wanted - 1);
}
