import { type BasisPoints, type Currency, parseMoney, parsePercent, WHOLE } from '#kernel/money.ts';
import type { SourceRecord } from '#product/source.ts';
import type { ListProblem, ListProblemCode } from './list-problem.ts';

/** The cells of one record, and what is found wrong with them. */
export interface CellReader {
  readonly row: number;
  /** What stands in a column, without the spaces around it. */
  text(column: string): string;
  /** Days and quantities; 0 where it is refused. */
  whole(column: string, least?: number, most?: number): number;
  /** A share in per cent. */
  percent(column: string, most?: BasisPoints): BasisPoints;
  /** An amount in minor units. */
  amount(column: string, currency: Currency): number;
  refuse(code: ListProblemCode, column: string, value?: string, other?: number): void;
}

/** Reads a record and notes what is refused: a list is told all that is wrong with it at once. */
export function cellReader({ line: row, cells }: SourceRecord, problems: ListProblem[]): CellReader {
  const text = (column: string) => (cells[column] ?? '').trim();
  const refuse: CellReader['refuse'] = (code, column, value = text(column), other) => {
    problems.push({ code, row, column, value, ...(other !== undefined && { other }) });
  };
  const figure = (column: string, value: number | undefined, isAllowed: (value: number) => boolean) => {
    if (text(column) === '') refuse('cell-missing', column);
    else if (value === undefined || !isAllowed(value)) refuse('number-wrong', column);
    else return value;
    return 0;
  };
  return {
    row,
    text,
    refuse,
    whole: (column, least = 0, most = MOST_WHOLE) =>
      figure(column, wholeOf(text(column)), (value) => value >= least && value <= most),
    percent: (column, most = MOST_SHARE) =>
      figure(column, parsePercent(text(column)), (value) => value >= 0 && value <= most),
    amount: (column, currency) =>
      figure(column, parseMoney(text(column), currency)?.minor, (value) => value >= 0 && value <= MOST_AMOUNT),
  };
}

/** Minor units: a hundred million of no component, and as many as are still counted exactly in all of a quote. */
const MOST_AMOUNT = 10_000_000_000;
const MOST_WHOLE = 999_999_999;

/** No option costs ten times what it is a share of. */
const MOST_SHARE: BasisPoints = 10 * WHOLE;

function wholeOf(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
