import { LINE_TEXTS, MAX_QUANTITY } from '#modules/cart/domain/line-notes.ts';
import { countedCode, withoutUnit } from './counted-code.ts';
import { ENTRY_COLUMNS, type EntryColumn } from './entry-columns.ts';
import { MAX_CODE } from './entry-limits.ts';
import type { RowProblem } from './row-problem.ts';

/** What stands in the columns of a row, as it was given; a count beside the code stands for the quantity. */
export type GivenRow = Readonly<Record<EntryColumn, string>>;

/** One row of a bulk entry. */
export interface EntryRow {
  /** The row of the sheet or text, counted from 1. */
  readonly no: number;
  readonly given: GivenRow;
}

/** A row of a table as it was read. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a table: by its headings, whatever their order, where the first row has one for the type code; else the columns are
 * those of the sample. Rows in which nothing stands are left out.
 */
export function entryRows([first, ...others]: readonly TableRow[]): readonly EntryRow[] {
  if (first === undefined) return [];
  const headings = first.cells.map(columnNamed);
  const hasHeadings = headings.includes('code');
  const columns = hasHeadings ? headings : COLUMNS;
  return (hasHeadings ? others : [first, ...others])
    .map(({ number, cells }) => ({ no: number, given: givenIn(cells, columns) }))
    .filter(({ given }) => COLUMNS.some((column) => given[column] !== ''));
}

const COLUMNS = Object.keys(ENTRY_COLUMNS) as readonly EntryColumn[];

function columnNamed(heading: string): EntryColumn | undefined {
  const name = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.:_-]+/g, '');
  return COLUMNS.find((column) => ENTRY_COLUMNS[column].named.some((other) => other === name || other === `${name}s`));
}

function givenIn(cells: readonly string[], columns: readonly (EntryColumn | undefined)[]): GivenRow {
  const cellOf = (column: EntryColumn) => cells[columns.indexOf(column)]?.trim() ?? '';
  const [code, quantity] = [cellOf('code'), cellOf('quantity')];
  const counted = quantity === '' && code.length <= MAX_CODE ? countedCode(code) : undefined;
  return { code, quantity, ...counted, itemNumber: cellOf('itemNumber'), note: cellOf('note') };
}

/** How many are wanted; one where nothing is said. */
export function quantityOf({ quantity }: GivenRow): number {
  return quantity === '' ? 1 : Number(withoutUnit(quantity).replace(/[.,]0+$/, ''));
}

/** What stands against a row beside its code. */
export function problemsOfRow(given: GivenRow): readonly RowProblem[] {
  const quantity = quantityOf(given);
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
  return [
    ...(isQuantity ? [] : [{ code: 'quantity', quantity: given.quantity, most: MAX_QUANTITY } as const]),
    ...(given.code.length > MAX_CODE ? [{ code: 'long-code', most: MAX_CODE } as const] : []),
    ...(['itemNumber', 'note'] as const).flatMap((column) =>
      given[column].length > LINE_TEXTS[column]
        ? [{ code: 'long-text', column, most: LINE_TEXTS[column] } as const]
        : [],
    ),
  ];
}
