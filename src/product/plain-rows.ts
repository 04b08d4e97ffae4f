import { granted } from '#kernel/result.ts';
import { type ColumnDef, columnOf, type RowSearchDef, requiredColumn } from './column.ts';
import { HIDDEN } from './field.ts';
import { hashText } from './hash-text.ts';
import { askedLoad, reserveUnder } from './judgement/loaded-reserve.ts';
import { inNaturalOrder } from './natural-order.ts';
import { liesWithin, reaches } from './rounding.ts';
import type { CatalogueRow } from './row.ts';
import type { ColumnReading, RowClasses, RowIndex, RowPlan, SeenRow } from './row-index.ts';
import { codesAsked, figureAsked, type RowFilters, type RowQuery, type Span, spanAround, spanOf } from './row-query.ts';

/** A row with its columns written out; null where one does not apply. */
export type PlainRow = CatalogueRow & Readonly<Record<string, string | number | null>>;

/** The index of a line that has no more rows than can be looked through one by one: all follows from the columns. */
export function plainIndex<Row extends PlainRow>(search: RowSearchDef, rows: readonly Row[]): RowIndex<Row> {
  const classes = once(() => classesOf(search, rows));
  const codesOf = (column: string) => columnOf(search, column)?.codes ?? codesIn(rows, column);
  const fitting = (filters: RowFilters) =>
    search.columns.flatMap(({ id }) => {
      const code = codesAsked(filters, id)?.[0];
      return code === undefined ? [] : [[id, code] as const];
    });
  const plan = (query: RowQuery) => planOf(search, rows, classes, query);
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
    plan: (query) => granted(plan(query)),
    find: (id) => rows.find((row) => row.id === id),
    classes,
    countCells(figures) {
      const { cells, cellOf } = classes();
      const counts = new Uint32Array(cells);
      const { required, scan } = plan({ filters: figures });
      scan(({ row, reserve }) => {
        const cell = cellOf[row] ?? 0;
        if (reaches(reserve, required)) counts[cell] = (counts[cell] ?? 0) + 1;
      });
      return granted(counts);
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function codesIn(rows: readonly PlainRow[], column: string): readonly string[] {
  const codes = rows.flatMap(({ [column]: value = null }) => (value === null ? [] : [String(value)]));
  return [...new Set(codes)].sort(inNaturalOrder);
}

function planOf<Row extends PlainRow>(
  search: RowSearchDef,
  rows: readonly Row[],
  classes: () => RowClasses,
  query: RowQuery,
): RowPlan<Row> {
  const least = requiredColumn(search);
  const asked = least && (figureAsked(query.filters ?? {}, least.id) ?? least.assumed);
  const required = Math.max(asked ?? 1, least ? (query.ranges?.[least.id]?.min ?? 0) : 0);
  const reserveOf = (row: Row) => (least ? Number(row[least.id]) : 1);
  const tests = testsOf(search, query);
  const isOpen = openTest(query, classes);
  const rowOf = (row: number) => rowAt(rows, row);
  const visited = (row: Row, index: number) =>
    isOpen(index) && reaches(reserveOf(row), least?.nearFrom ?? 1) && tests.every((fits) => fits(row));
  const load = askedLoad(search, query.filters ?? {});
  const loaded = (row: Row) => (load === undefined ? reserveOf(row) : reserveUnder(search, row, load));
  const seenAs = (index: number) => ({ row: index, reserve: loaded(rowOf(index)), figures: new Float64Array() });
  return {
    query,
    required,
    enquire: [],
    scan: (visit) => {
      rows.forEach((row, index) => {
        if (visited(row, index)) visit(seenAs(index));
      });
    },
    seen: (index) => (visited(rowOf(index), index) ? seenAs(index) : undefined),
    reading: (column) => readingOf(rows, column, column === least?.id ? least.nearFrom : undefined),
    rowOf,
    lacking: (row) => ({ code: 'below-required', reserve: loaded(row), required }),
  };
}

function rowAt<Row extends PlainRow>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new Error(`There is no row ${index}`);
  return row;
}

/** What is left of the classes by choices elsewhere. */
function openTest({ given, gate }: RowQuery, classes: () => RowClasses): (row: number) => boolean {
  if (gate === undefined || given === undefined || Object.keys(given).length === 0) return () => true;
  const left = gate(given);
  const { cellOf } = classes();
  return (row) => left[cellOf[row] ?? 0] === 1;
}

type Test = (row: PlainRow) => boolean;

function testsOf({ columns, tolerance }: RowSearchDef, query: RowQuery): readonly Test[] {
  const share = query.tolerance ?? tolerance.found;
  return columns.flatMap((column) => {
    const isAsked = query.filters?.[column.id] !== undefined || query.ranges?.[column.id] !== undefined;
    return isAsked ? testsOfColumn(column, query, share) : [];
  });
}

function testsOfColumn(
  { id, ask }: ColumnDef,
  { filters = {}, ranges = {} }: RowQuery,
  share: number,
): readonly Test[] {
  const span = spanOf(ranges[id]);
  switch (ask?.kind) {
    case 'near':
      return [within(id, spanAround(ranges[id], figureAsked(filters, id), share, 1))];
    case 'from':
      return [within(id, spanAround(ranges[id], figureAsked(filters, id), share, ask.upTo))];
    case 'at-least':
      // Rows below the least figure are near misses: the reserve tells them apart.
      return [within(id, { ...span, min: 0 })];
    default: {
      const codes = codesAsked(filters, id);
      const bounds = ranges[id] === undefined ? [] : [within(id, span)];
      return codes === undefined ? bounds : [...bounds, (row) => codes.includes(String(row[id]))];
    }
  }
}

function within(id: string, span: Span): Test {
  return ({ [id]: value = null }) => value !== null && liesWithin(Number(value), span);
}

function readingOf(rows: readonly PlainRow[], column: string, nearFrom: number | undefined): ColumnReading {
  const values = rows.map(({ [column]: value = null }) => value);
  if (nearFrom !== undefined) {
    const figureOf = ({ row }: SeenRow) => Number(values[row] ?? 0);
    const of = [...new Set(values.map(Number))].filter((value) => value >= nearFrom).sort(inNaturalOrder);
    return { figureOf, suggested: 'down', steps: { of, figureOf } };
  }
  const distinct = [...new Set(values)];
  const places = new Map(distinct.map((value, place) => [value, place]));
  const placeOf = values.map((value) => places.get(value) ?? 0);
  return {
    entries: distinct.length,
    entryAt: ({ row }) => placeOf[row] ?? 0,
    valueAt: (entry) => distinct[entry] ?? null,
  };
}

function classesOf({ rowVariables, derivedVariables }: RowSearchDef, rows: readonly PlainRow[]): RowClasses {
  const variables = [...derivedVariables, ...rowVariables];
  const found = new Map<string, { values: Record<string, string>; cell: number }>();
  const cellOf = Uint32Array.from(rows, (row) => {
    const values = Object.fromEntries(variables.map((id) => [id, String(row[id] ?? HIDDEN)]));
    const key = Object.values(values).join('|');
    const known = found.get(key) ?? { values, cell: found.size };
    found.set(key, known);
    return known.cell;
  });
  return { variables, classes: [...found.values()], cells: found.size, cellOf };
}
