import type { BilingualText } from '#kernel/locale.ts';
import type { Result } from '#kernel/result.ts';
import type { RowSearchDef } from './column.ts';
import type { CatalogueRow } from './row.ts';
import type { RowFilters, RowQuery, RowRefusal } from './row-query.ts';

/** The rows of a line as the search sees them. How they are stored and read is the line's own. */
export interface RowIndex<Row extends CatalogueRow = CatalogueRow> {
  readonly search: RowSearchDef;
  /** Tells one set of rows from another; part of a page cursor. */
  readonly fingerprint: string;
  readonly rowCount: number;
  /** Variables of the release that are figures of the search while another variable surely has one of some codes. */
  readonly figuresWith?: Readonly<Record<string, FigureCondition>>;
  /** The codes of a column that says which rows are meant or how they are read. */
  codesOf(column: string): readonly string[];
  /** Whether a column has the code at all. */
  knows(column: string, code: string): boolean;
  /** Codes of a column that find the same rows answer alike; a code stands for itself where nothing else is known. */
  alike(column: string, code: string): string;
  /** The filters with what follows from them for a column. */
  settled(filters: RowFilters, column: string): RowFilters;
  /** The columns whose values are counted for these filters; those without meaning are left out. */
  countedWith(filters: RowFilters): readonly string[];
  /** What the filters say in codes of the release; the column's own aside. */
  codesIn(filters: RowFilters, column: string): Readonly<Record<string, string>>;
  /** Resolves a search whose figures and codes were found sound, or says what does not apply. */
  plan(query: RowQuery): Result<RowPlan<Row>, RowRefusal>;
  /** The row with an id as a search with these filters reads it, undefined if there is none (any more). */
  find(id: string, filters: RowFilters): Row | undefined;
  /** What a near miss lacks, in a sentence; left out, its reserve is told. */
  lackText?(lack: RowLack): BilingualText;
  /** The rows in classes, for what the release leaves of them; worked out when first asked for. */
  classes(): RowClasses;
  /** How many rows of each cell a search by figures alone finds, in whatever way they are read; within the line's tolerance where none is said. */
  countCells(figures: RowFilters, tolerance?: number): Result<Uint32Array, RowRefusal>;
}

/** When a variable is a figure of the search. */
export interface FigureCondition {
  readonly variable: string;
  readonly codes: readonly string[];
  /** A variable any code of which says the same where the other is open. */
  readonly orAnyOf?: string;
}

/** A search resolved against the rows. */
export interface RowPlan<Row extends CatalogueRow = CatalogueRow> {
  readonly query: RowQuery;
  /** Rows whose reserve reaches it are found, those below are near misses. */
  readonly required: number;
  /** Filters that a person has to clear with the maker. */
  readonly enquire: readonly string[];
  /**
   * Calls `visit` with every row found and every near miss, in the order of the table. The same object is passed each
   * time.
   */
  scan(visit: (seen: SeenRow) => void): void;
  /** One row as the scan sees it, undefined if it visits no such row. */
  seen(row: number): SeenRow | undefined;
  /** How a column is read of the rows a scan visits. */
  reading(column: string): ColumnReading;
  /** How the adapters of rows suit the customer's motor; undefined where nothing is told of it. */
  readonly frames?: AdapterFrames<Row> | undefined;
  rowOf(row: number): Row;
  /** What a near miss lacks. */
  lacking(row: Row): RowLack;
}

/** How the frame an adapter takes suits the motor it is to be driven by. */
export interface AdapterFrames<Row extends CatalogueRow = CatalogueRow> {
  /** How many frames it lies from that of the motor. */
  apart(seen: SeenRow): number;
  /** Whether no standard motor of the frame gives the power needed. */
  isTooSmall(seen: SeenRow): boolean;
  /** The most a standard motor of a frame that is too small gives, kW; undefined where one gives what is needed. */
  shortPower(row: Row): number | undefined;
}

/** A row while it is visited. */
export interface SeenRow {
  readonly row: number;
  /** What the row bears, as a multiple of what is asked of it; 1 where the line has no such figure. */
  readonly reserve: number;
  /** Figures that depend on what was asked, in an order of the line's own. */
  readonly figures: Float64Array;
}

/** What a row lacks, with the figures a sentence about it names. */
export interface RowLack {
  readonly code: string;
  readonly [figure: string]: string | number;
}

/** How a column is read: by entries that many rows share, or as a figure of each row. */
export type ColumnReading = EntryReading | FigureReading;

/** Rows share entries, such as a gear or a motor, and the entry has the value. */
export interface EntryReading {
  readonly entries: number;
  entryAt(seen: SeenRow): number;
  valueAt(entry: number): string | number | null;
}

/** Every row has its own figure. */
export interface FigureReading {
  figureOf(seen: SeenRow): number;
  /** How a figure is suggested in place of one that finds nothing: rounded down where the row must still bear it. */
  readonly suggested: 'nearest' | 'down';
  /** Where a list offers steps and counts the rows that reach them, rather than the figures themselves. */
  readonly steps?: { readonly of: readonly number[]; figureOf(seen: SeenRow): number };
}

/** Rows that are one to the engine: they differ in figures only. */
export interface RowClass {
  /** Codes by variable of the release. */
  readonly values: Readonly<Record<string, string>>;
  /** Rows that are counted together, however they are read. */
  readonly cell: number;
}

export interface RowClasses {
  /** The variables that classes speak of. */
  readonly variables: readonly string[];
  readonly classes: readonly RowClass[];
  /** How many cells there are, and that of every row. */
  readonly cells: number;
  readonly cellOf: Uint16Array | Uint32Array;
}
