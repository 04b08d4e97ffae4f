import type { ReactNode } from 'react';

/** Where a column stands on a card: it heads it, stands beside the head, is told below by its name (as it is otherwise), or nowhere. */
export type OnCard = 'head' | 'beside' | 'named' | 'left-out';

interface AnyColumn {
  id: string;
  header: string;
  /** The whole name where the head is a short one: told where a pointer rests on it. */
  wholeName?: string;
  sortable?: boolean;
  /** The first column heads the card where none says that it does. */
  card?: OnCard;
  /** Of the last column: it stays in sight where the table is wider than its frame. */
  isKept?: boolean;
  /** How wide it is at least, as a style sheet says it. Where each column of a table says so, nothing of its rows has to be measured for that. */
  width?: string;
}

export interface TextColumn<Row> extends AnyColumn {
  kind?: 'text';
  cell: (row: Row) => ReactNode;
}

/** A column of figures: right-aligned on the decimal point, its unit in the head. */
export interface NumberColumn<Row> extends AnyColumn {
  kind: 'number';
  /** The sign of the figure, which stands in the head before the unit. */
  symbol?: string;
  unit?: string;
  cell: (row: Row) => string;
  /** What the figure of a row is called where that is not what the head says: it stands under it, on more than one line where it has breaks. */
  sign?: (row: Row) => string | undefined;
  /** The figure in another unit, told where a pointer rests on it. */
  title?: (row: Row) => string | undefined;
}

export type Column<Row> = TextColumn<Row> | NumberColumn<Row>;

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface RowSelection<Row> {
  selected: string | undefined;
  onSelect: (row: Row) => void;
  /** The row was pressed, or Enter was: left out, that chooses it as the arrow keys do. */
  onConfirm?: (row: Row) => void;
  name: (row: Row) => string;
}

/** Any number of rows can be marked, to do something with all of them. */
export interface RowMarks<Row> {
  marked: ReadonlySet<string>;
  /** `isRange`: all from the row that was marked last to this one. */
  onMark: (row: Row, isMarked: boolean, isRange: boolean) => void;
  onMarkAll: (isMarked: boolean) => void;
  name: (row: Row) => string;
  allName: string;
}

export interface DataTableProps<Row> {
  /** What the table is about; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Exactly one row can be chosen. `name` says in words which row a radio button chooses. */
  selection?: RowSelection<Row>;
  marks?: RowMarks<Row>;
  actions?: (row: Row) => ReactNode;
  /** How wide the actions are at least, where the columns say so of themselves. */
  actionsWidth?: string;
  /** Low rows; on cards short facts stand side by side, each under its name. */
  compact?: boolean;
  /** Longer lists stand in the page as far as they are seen; rows in which much stands are dear sooner than others. */
  wholeUpTo?: number;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
}
