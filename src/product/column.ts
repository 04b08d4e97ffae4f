import type { BilingualText } from '#kernel/locale.ts';
import type { ChartAxes } from './chart-demand.ts';
import type { FigureStyle } from './figure-text.ts';
import type { JudgedColumns } from './judgement/judged-columns.ts';
import type { CatalogueRow } from './row.ts';
import type { RowReason } from './row-reason.ts';

/** How a search asks for a column; a column without stands in rows and is sorted, bounded or counted alone. */
export type ColumnAsk =
  /** The row has the code or figure, or one of several. */
  | { readonly kind: 'one-of' }
  /** The row's figure lies within the tolerance of the one asked. */
  | { readonly kind: 'near' }
  /** The row's figure is at least the one asked, less the tolerance, and at most so many times it. */
  | { readonly kind: 'from'; readonly upTo: number }
  /**
   * The row's figure is at least the one asked; rows below it are near misses from `nearFrom` on. `assumed` is asked where
   * nothing is. A line has one such column at most.
   */
  | { readonly kind: 'at-least'; readonly assumed: number; readonly nearFrom: number }
  /** It says which rows are meant or how they are read: the duty of a motor, the speed of the customer's. */
  | { readonly kind: 'reading' };

/** How the values of a column that still have rows are listed. */
export type ColumnFacet =
  /** Each value that occurs; figures to three digits. */
  | 'values'
  /** Each known code by a search of its own, since it says how rows are read. */
  | 'searched';

/** A column of a line's row index, as plain data: what the contract, the wizard and the search know of it. */
export interface ColumnDef {
  /** What filters, orders and lists call it. */
  readonly id: string;
  /** What the look-ups call it, where that is something else. */
  readonly wire?: string;
  /** What a row calls it, where that is something else. */
  readonly cell?: string;
  /** What a table of rows calls it; left out, what the field of its name is called. */
  readonly label?: BilingualText;
  /** What stands over it in a table of rows, where its whole name would take the room of another column. */
  readonly head?: BilingualText;
  /** The sign figures of it carry in formulas and where there is room for one word. */
  readonly symbol?: string;
  /**
   * What people call it in a quick search besides its label and symbol, before a figure or behind one. A figure that says how rows
   * are read is understood where this stands; `byUnit`: also by its unit alone.
   */
  readonly said?: {
    readonly named?: readonly string[];
    readonly counted?: readonly string[];
    readonly byUnit?: true;
  };
  /** How many decimals its figures are written with; left out, three digits in all. */
  readonly decimals?: number;
  /** How its figures are written where that is another rule. */
  readonly written?: FigureStyle;
  /** Which figure speaks for one of two products that are alike in all else; left out where neither does, such as of a speed. */
  readonly better?: 'more' | 'less';
  /** The column that says, by whatever code stands there, that a row's figure is to be confirmed by the maker. */
  readonly doubtedBy?: string;
  /** The figures rows can be read at, where it says how they are read: the way out of one beyond is the nearer end. */
  readonly readable?: { readonly min: number; readonly max: number };
  /** What is said where a person has to clear it with the maker. */
  readonly enquire?: BilingualText;
  readonly kind: 'code' | 'number';
  readonly unit?: string;
  readonly ask?: ColumnAsk;
  /** The codes there are, in their order; left out where they come from the rows. */
  readonly codes?: readonly string[];
  /** The figures there are, where only some make sense. */
  readonly figures?: readonly number[];
  /** The code a look-up assumes where nothing is said. */
  readonly assumed?: string;
  readonly facet?: ColumnFacet;
  /** The column whose choice clears this one's: a list is not narrowed by its rival. */
  readonly rival?: string;
  /** The column this one settles: its list keeps what follows for that one. */
  readonly settles?: string;
  /** Which ends of a range the look-ups take. */
  readonly bounds?: 'min' | 'max' | 'both';
}

/** How far a row may lie from what was asked, as shares: what a search assumes, and the most it takes. */
export interface Tolerance {
  readonly found: number;
  readonly max: number;
}

/** How rows of a line are searched: its columns, and in which order they are offered for what. */
export interface RowSearchDef {
  /** In the order of the look-up's parameters. */
  readonly columns: readonly ColumnDef[];
  readonly tolerance: Tolerance;
  /** The columns rows are judged by; left out, they are offered as they lie closest to the figures asked. */
  readonly judged?: JudgedColumns;
  /** The columns of a table of rows, in their order; of one of near misses, left out where they are the same. */
  readonly shown: readonly string[];
  readonly shownNear?: readonly string[];
  /** The columns a person can choose from for it, in their order; left out, those shown. */
  readonly offered?: readonly string[];
  /** Those of them no table is without; left out, the first shown. */
  readonly fixed?: readonly string[];
  /** The columns of a row where it is a card of two lines; left out, the first six of the table. */
  readonly card?: readonly [first: readonly string[], second: readonly string[]];
  /** Whether the torque that is shown is nominal, at a service factor of 1, where the power is what is permitted. */
  readonly showsNominalTorque?: boolean;
  /** Whether torque and power of a row hold at a service factor of 1 as long as no load is asked for: no factor is told then. */
  readonly isNominalUnasked?: boolean;
  /** The columns of a chart in which every row is a point; left out, there is none. */
  readonly chart?: ChartAxes;
  /** The columns rows can be sorted by. */
  readonly sorted: readonly string[];
  /** The columns with a range. */
  readonly ranged: readonly string[];
  /** The filters that are relaxed where nothing is found; of equal ones the first is suggested. */
  readonly relaxed: readonly string[];
  /** The filters that a person may have to clear with the maker. */
  readonly enquired: readonly string[];
  /** The variables of the release that a row settles. */
  readonly rowVariables: readonly string[];
  /** Variables that follow from those. */
  readonly derivedVariables: readonly string[];
  /** Why there is no such row, the most particular first; left out, it is told that there is none. */
  readonly reasons?: readonly RowReason[];
}

/** The column with an id, undefined if the line has none. */
export function columnOf({ columns }: Pick<RowSearchDef, 'columns'>, id: string): ColumnDef | undefined {
  const known = columnsById.get(columns) ?? byId(columns);
  return known.get(id);
}

/** Every figure of every row that is judged is looked up by its column: a line's columns are gone through once. */
const columnsById = new WeakMap<readonly ColumnDef[], ReadonlyMap<string, ColumnDef>>();

function byId(columns: readonly ColumnDef[]): ReadonlyMap<string, ColumnDef> {
  const known = new Map(columns.map((column) => [column.id, column]));
  columnsById.set(columns, known);
  return known;
}

/** The column that a row must reach, with what is asked of it. */
export function requiredColumn({ columns }: Pick<RowSearchDef, 'columns'>) {
  for (const { id, ask } of columns) if (ask?.kind === 'at-least') return { id, ...ask };
  return undefined;
}

/** A row of any line by its columns, unrounded; columns that only say how rows are read have no cell. */
export function rowCells({ columns }: Pick<RowSearchDef, 'columns'>, row: CatalogueRow): RowCells {
  const held = new Map<string, unknown>(Object.entries(row));
  const cells = columns.flatMap(({ id, cell = id }) => {
    const value = held.get(cell);
    return isCell(value) ? [[id, value] as const] : [];
  });
  return { ...Object.fromEntries(cells), id: row.id };
}

/** The figure of a row in one column, not a number where it has none. */
export function rowFigure({ columns }: Pick<RowSearchDef, 'columns'>, row: CatalogueRow, id: string): number {
  const held: unknown = Reflect.get(row, columnOf({ columns }, id)?.cell ?? id);
  return typeof held === 'number' ? held : Number.NaN;
}

/** Whether a row's figure in a column is to be confirmed by the maker before anybody relies on it. */
export function isDoubted({ doubtedBy }: ColumnDef, cells: RowCells): boolean {
  return doubtedBy !== undefined && (cells[doubtedBy] ?? null) !== null;
}

/** What is said behind the name of such a figure. */
export const TO_BE_CONFIRMED: BilingualText = { zh: '（待确认）', en: ' (to be confirmed)' };

/** What a row says in each of its columns. */
export type RowCells = CatalogueRow & Readonly<Record<string, Cell>>;
type Cell = string | number | null;

function isCell(value: unknown): value is Cell {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** What the look-ups call a column, or anything else a search names. */
export function wireName({ columns }: Pick<RowSearchDef, 'columns'>, id: string): string {
  return columnOf({ columns }, id)?.wire ?? (id === 'tolerance' ? 'delta' : id);
}
