import { granted } from '#kernel/result.ts';
import { type ColumnDef, columnOf, type RowSearchDef, requiredColumn } from './column.ts';
import type { Values } from './configuration.ts';
import { HIDDEN } from './field.ts';
import { hashText } from './hash-text.ts';
import { askedLoad, reserveUnder } from './judgement/loaded-reserve.ts';
import { inNaturalOrder } from './natural-order.ts';
import { once } from './once.ts';
import { type Cell, type PlainColumn, type PlainView, plainViews } from './plain-columns.ts';
import { liesWithin, reaches } from './rounding.ts';
import type { CatalogueRow } from './row.ts';
import type { RowClasses, RowIndex, RowPlan } from './row-index.ts';
import {
  type Bounds,
  codesAsked,
  figureAsked,
  figuresAsked,
  type RowFilters,
  type RowQuery,
  type Span,
  spanAround,
  spanOf,
} from './row-query.ts';

/** A row with its columns written out; null where one does not apply. */
export type PlainRow = CatalogueRow & Readonly<Record<string, string | number | null>>;

/** How rows are read under what a search asks: which of them are meant, and what they say then. */
export interface PlainReading<Row extends PlainRow> {
  /** The places of the rows that are meant; left out, all of them. */
  readonly places?: readonly number[];
  /** A row as it is read; left out, as it stands. Codes that rows are told apart by stay. */
  readonly read?: (row: Row) => Row;
  /** Filters that a person has to clear with the maker. */
  readonly enquire?: readonly string[];
}

/** What does not follow from the columns of a line. */
export interface PlainWays<Row extends PlainRow> {
  /**
   * The reading of a search, by its filters; columns that are asked as a reading filter no rows themselves. Where searches
   * are given the same object, their rows are read once.
   */
  readonly readingFor?: (filters: RowFilters) => PlainReading<Row>;
  /** Rows are counted as the figures read them, since none stands at the speed or under the load that is asked. */
  readonly countedAsRead?: true;
  /** Columns that every reading leaves as they stand: rows are told apart by them first, and only those left are read. */
  readonly readAlike?: readonly string[];
  /** The codes of a row in the variables of the release; left out, what its columns of those names say. */
  readonly codesOf?: (row: Row) => Values;
}

interface Plain<Row extends PlainRow> {
  readonly search: RowSearchDef;
  readonly classes: () => RowClasses;
  readonly reading: PlainReading<Row>;
  readonly view: PlainView<Row>;
  /** The rows unread, for the columns that stay as they stand. */
  readonly unread: PlainView<Row>;
  readonly readAlike: readonly string[];
  /** Whether columns that are asked as a reading have done their work with it. */
  readonly isRead: boolean;
}

/** The index of a line that has no more rows than can be looked through one by one: all follows from the columns. */
export function plainIndex<Row extends PlainRow>(
  search: RowSearchDef,
  rows: readonly Row[],
  { readingFor, countedAsRead, readAlike = [], codesOf: codesOfRow }: PlainWays<Row> = {},
): RowIndex<Row> {
  const classes = once(() => classesOf(search, rows, codesOfRow));
  const listed = new Map<string, readonly string[]>();
  const codesOf = (column: string) => {
    const codes = columnOf(search, column)?.codes ?? listed.get(column) ?? codesIn(rows, column);
    listed.set(column, codes);
    return codes;
  };
  const fitting = (filters: RowFilters) =>
    search.columns.flatMap(({ id }) => {
      const code = codesAsked(filters, id)?.[0];
      return code === undefined ? [] : [[id, code] as const];
    });
  const viewOf = plainViews(search, rows);
  const nothingAsked: PlainReading<Row> = {};
  const unread = viewOf(nothingAsked);
  const asTheyStand: Plain<Row> = {
    search,
    classes,
    reading: nothingAsked,
    view: unread,
    unread,
    readAlike,
    isRead: false,
  };
  const plainFor = (filters: RowFilters): Plain<Row> => {
    if (readingFor === undefined) return asTheyStand;
    const reading = readingFor(filters);
    return { search, classes, reading, view: viewOf(reading), unread, readAlike, isRead: true };
  };
  const places = once(() => new Map(rows.map(({ id }, place) => [id, place])));
  const assumed = once(() => assumedIn(search, rows));
  const withAssumed = (query: RowQuery): RowQuery =>
    readingFor ? query : { ...query, filters: { ...assumed(), ...query.filters } };
  return {
    search,
    fingerprint: hashText(rows.map((row) => JSON.stringify(row)).join('\n')).toString(36),
    rowCount: rows.length,
    codesOf,
    knows: (column, code) => codesOf(column).includes(code),
    alike: (_, code) => code,
    settled: (filters) => filters,
    countedWith: () => search.columns.flatMap(({ id, facet }) => (facet === undefined ? [] : [id])),
    codesIn: (filters, own) => Object.fromEntries(fitting(filters).filter(([id]) => id !== own)),
    plan(query) {
      const asked = withAssumed(query);
      return granted({ ...planOf(plainFor(asked.filters ?? {}), asked), query });
    },
    find(id, filters) {
      const row = rows[places().get(id) ?? -1];
      return row && (readingFor?.(filters).read?.(row) ?? row);
    },
    classes,
    countCells(figures, tolerance) {
      const { cells, cellOf } = classes();
      const counts = new Uint32Array(cells);
      const { required, scan } = planOf(countedAsRead ? plainFor(figures) : asTheyStand, {
        filters: figures,
        tolerance,
      });
      scan(({ row, reserve }) => {
        const cell = cellOf[row] ?? 0;
        if (reaches(reserve, required)) counts[cell] = (counts[cell] ?? 0) + 1;
      });
      return granted(counts);
    },
  };
}

/** What is taken for granted of columns that say how rows are read; one that no row has says nothing of them. */
function assumedIn({ columns }: RowSearchDef, rows: readonly PlainRow[]): RowFilters {
  const reading = columns.filter(({ id, ask }) => ask?.kind === 'reading' && rows.some((row) => row[id] !== undefined));
  return Object.fromEntries(
    reading.flatMap(({ id, assumed }) => (assumed === undefined ? [] : [[id, assumed] as const])),
  );
}

function codesIn(rows: readonly PlainRow[], column: string): readonly string[] {
  const codes = rows.flatMap(({ [column]: value = null }) => (value === null ? [] : [String(value)]));
  return [...new Set(codes)].sort(inNaturalOrder);
}

function planOf<Row extends PlainRow>(plain: Plain<Row>, query: RowQuery): RowPlan<Row> {
  const { search, reading } = plain;
  const view = viewFor(plain, query);
  const least = requiredColumn(search);
  const asked = least && (figureAsked(query.filters ?? {}, least.id) ?? least.assumed);
  const required = Math.max(asked ?? 1, least ? (query.ranges?.[least.id]?.min ?? 0) : 0);
  const tests = testsOf({ ...plain, view }, query);
  const isVisited = (place: number) => tests.every((fits) => fits(place));
  const load = askedLoad(search, query.filters ?? {});
  const { cells, entryOf } = least ? view.columnOf(least.id) : NO_RESERVE;
  const reserveOf = (place: number) =>
    load === undefined ? Number(cells[entryOf[place] ?? 0]) : reserveUnder(search, view.rowOf(place), load);
  return {
    query,
    required,
    enquire: reading.enquire ?? [],
    scan(visit) {
      const seen = { row: 0, reserve: 0, figures: NO_FIGURES };
      for (const place of view.places) {
        if (!isVisited(place)) continue;
        seen.row = place;
        seen.reserve = reserveOf(place);
        visit(seen);
      }
    },
    seen(place) {
      if (!view.places.includes(place) || !isVisited(place)) return undefined;
      return { row: place, reserve: reserveOf(place), figures: NO_FIGURES };
    },
    reading: view.readingOf,
    rowOf: view.rowOf,
    lacking(row) {
      const reserve = load === undefined ? Number(least ? row[least.id] : 1) : reserveUnder(search, row, load);
      return { code: 'below-required', reserve, required };
    },
  };
}

const NO_FIGURES = new Float64Array();
/** Where rows bear all or nothing, they bear once what is asked. */
const NO_RESERVE: PlainColumn = { cells: [1], entryOf: new Uint32Array() };

type Test = (place: number) => boolean;

/** The rows that columns no reading changes leave: of the others nothing need be worked out. */
function viewFor<Row extends PlainRow>(plain: Plain<Row>, query: RowQuery): PlainView<Row> {
  const { view, unread, readAlike, isRead } = plain;
  const tests = isRead ? columnTests(plain, query, unread, readAlike) : [];
  return tests.length === 0 ? view : view.among((place) => tests.every((fits) => fits(place)));
}

function testsOf<Row extends PlainRow>(plain: Plain<Row>, query: RowQuery): readonly Test[] {
  const { search, view, classes, readAlike, isRead } = plain;
  const isNarrowed = ({ id }: ColumnDef) => isRead && readAlike.includes(id);
  const others = search.columns.flatMap((column) => (isNarrowed(column) ? [] : [column.id]));
  return [...openTests(query, classes), ...columnTests(plain, query, view, others)];
}

function columnTests<Row extends PlainRow>(
  { search, isRead }: Plain<Row>,
  query: RowQuery,
  view: PlainView<Row>,
  columns: readonly string[],
): readonly Test[] {
  const { found } = search.tolerance;
  const share = query.tolerance ?? found;
  return search.columns.flatMap((column) => {
    if (!columns.includes(column.id) || (isRead && column.ask?.kind === 'reading')) return [];
    // A wider tolerance is one of speeds: a torque or power is never taken the smaller for it.
    const taken = column.ask?.kind === 'from' ? Math.min(share, found) : share;
    return cellTests(column, query, taken).map((fits) => testOf(view.columnOf(column.id), fits));
  });
}

/** What is left of the classes by choices elsewhere. */
function openTests({ given, gate }: RowQuery, classes: () => RowClasses): readonly Test[] {
  if (gate === undefined || given === undefined || Object.keys(given).length === 0) return [];
  const left = gate(given);
  const { cellOf } = classes();
  return [(place) => left[cellOf[place] ?? 0] === 1];
}

/** Rows are many and share their cells: each different cell is judged once. */
function testOf({ cells, entryOf }: PlainColumn, fits: CellTest): Test {
  const fitting = new Uint8Array(cells.length);
  for (const [entry, cell] of cells.entries()) fitting[entry] = fits(cell) ? 1 : 0;
  return (place) => fitting[entryOf[place] ?? 0] === 1;
}

type CellTest = (cell: Cell) => boolean;

function cellTests(
  { id, kind, ask }: ColumnDef,
  { filters = {}, ranges = {} }: RowQuery,
  share: number,
): readonly CellTest[] {
  const range = bounded(ranges[id]);
  const span = spanOf(range);
  const isAsked = filters[id] !== undefined || range !== undefined;
  switch (ask?.kind) {
    case 'near':
      return isAsked ? [within(spanAround(range, figureAsked(filters, id), share, 1))] : [];
    case 'from':
      return isAsked ? [within(spanAround(range, figureAsked(filters, id), share, ask.upTo))] : [];
    case 'at-least':
      // Rows below the figure asked are near misses: the reserve tells them apart.
      return [within({ ...span, min: 0 }), (cell) => reaches(Number(cell), ask.nearFrom)];
    default:
      return [...(range === undefined ? [] : [within(span)]), ...oneOf(id, kind, filters)];
  }
}

/** A range with an end; one open on both sides asks nothing, also of a row without the figure. */
function bounded(range: Bounds | undefined): Bounds | undefined {
  return range?.min === undefined && range?.max === undefined ? undefined : range;
}

function oneOf(id: string, kind: ColumnDef['kind'], filters: RowFilters): readonly CellTest[] {
  const asked: readonly Cell[] | undefined = kind === 'number' ? figuresAsked(filters, id) : codesAsked(filters, id);
  return asked === undefined ? [] : [(cell) => asked.includes(cell)];
}

function within(span: Span): CellTest {
  return (cell) => cell !== null && liesWithin(Number(cell), span);
}

function classesOf<Row extends PlainRow>(
  { rowVariables, derivedVariables }: RowSearchDef,
  rows: readonly Row[],
  codesOfRow: (row: Row) => Readonly<Record<string, unknown>> = (row) => row,
): RowClasses {
  const variables = [...derivedVariables, ...rowVariables];
  const found = new Map<string, { values: Record<string, string>; cell: number }>();
  const cellOf = Uint32Array.from(rows, (row) => {
    const codes = codesOfRow(row);
    const values = Object.fromEntries(variables.map((id) => [id, String(codes[id] ?? HIDDEN)]));
    const key = Object.values(values).join('|');
    const known = found.get(key) ?? { values, cell: found.size };
    found.set(key, known);
    return known.cell;
  });
  return { variables, classes: [...found.values()], cells: found.size, cellOf };
}
