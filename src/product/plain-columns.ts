import { type RowSearchDef, requiredColumn } from './column.ts';
import { inNaturalOrder } from './natural-order.ts';
import type { PlainReading, PlainRow } from './plain-rows.ts';
import type { ColumnReading, SeenRow } from './row-index.ts';

export type Cell = PlainRow[string];

/** A column of the rows a search means: each different cell once, and by the place of a row which of them it has. */
export interface PlainColumn {
  readonly cells: readonly Cell[];
  readonly entryOf: Uint32Array;
}

/** The rows a search means, read and by columns as far as it has been asked. */
export interface PlainView<Row extends PlainRow> {
  readonly places: readonly number[];
  rowOf(place: number): Row;
  columnOf(id: string): PlainColumn;
  /** How orders and lists read a column; where it is the one a row must reach, in steps from its least figure on. */
  readingOf(id: string): ColumnReading;
  /** The view of fewer of these rows, which are read once for both. */
  among(isMeant: (place: number) => boolean): PlainView<Row>;
}

/** The views of a set of rows. A reading that serves many searches has its rows read, and its columns made, once. */
export function plainViews<Row extends PlainRow>(search: RowSearchDef, rows: readonly Row[]) {
  const views = new WeakMap<PlainReading<Row>, PlainView<Row>>();
  return (reading: PlainReading<Row>): PlainView<Row> => {
    const view = views.get(reading) ?? viewOf(search, rows, reading);
    views.set(reading, view);
    return view;
  };
}

function viewOf<Row extends PlainRow>(
  search: RowSearchDef,
  rows: readonly Row[],
  { places, read }: PlainReading<Row>,
): PlainView<Row> {
  const meant = places ?? rows.map((_, place) => place);
  const rowsRead: Row[] = [];
  const rowOf = (place: number) => {
    if (read === undefined) return rowAt(rows, place);
    const row = rowsRead[place] ?? read(rowAt(rows, place));
    rowsRead[place] = row;
    return row;
  };
  return viewAmong({ search, count: rows.length, rowOf }, meant);
}

interface ReadRows<Row extends PlainRow> {
  readonly search: RowSearchDef;
  readonly count: number;
  readonly rowOf: (place: number) => Row;
}

function viewAmong<Row extends PlainRow>(read: ReadRows<Row>, meant: readonly number[]): PlainView<Row> {
  const { search, count, rowOf } = read;
  const columnOf = keptBy((id) => columnIn(meant, count, (place) => rowOf(place)[id] ?? null));
  const least = requiredColumn(search);
  const readingOf = keptBy((id) =>
    id === least?.id ? inSteps(columnOf(id), least.nearFrom) : inEntries(columnOf(id)),
  );
  const among = (isMeant: (place: number) => boolean) => viewAmong(read, meant.filter(isMeant));
  return { places: meant, rowOf, columnOf, readingOf, among };
}

function rowAt<Row extends PlainRow>(rows: readonly Row[], place: number): Row {
  const row = rows[place];
  if (row === undefined) throw new Error(`There is no row ${place}`);
  return row;
}

function keptBy<Value>(make: (id: string) => Value): (id: string) => Value {
  const kept = new Map<string, Value>();
  return (id) => {
    const value = kept.get(id) ?? make(id);
    kept.set(id, value);
    return value;
  };
}

function columnIn(meant: readonly number[], count: number, cellOf: (place: number) => Cell): PlainColumn {
  const entryOf = new Uint32Array(count);
  const entries = new Map<Cell, number>();
  for (const place of meant) {
    const cell = cellOf(place);
    const entry = entries.get(cell) ?? entries.size;
    if (entry === entries.size) entries.set(cell, entry);
    entryOf[place] = entry;
  }
  return { cells: [...entries.keys()], entryOf };
}

function inEntries({ cells, entryOf }: PlainColumn): ColumnReading {
  return {
    entries: cells.length,
    entryAt: ({ row }) => entryOf[row] ?? 0,
    valueAt: (entry) => cells[entry] ?? null,
  };
}

function inSteps({ cells, entryOf }: PlainColumn, nearFrom: number): ColumnReading {
  const figures = cells.map((cell) => Number(cell ?? 0));
  const figureOf = ({ row }: SeenRow) => figures[entryOf[row] ?? 0] ?? 0;
  const of = [...new Set(figures)].filter((value) => value >= nearFrom).sort(inNaturalOrder);
  return { figureOf, suggested: 'down', steps: { of, figureOf } };
}
