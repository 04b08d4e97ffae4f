import type { BilingualText } from '#kernel/locale.ts';
import type { GivenRow } from './entry-rows.ts';

/** `fine`: read as it stands; `noted`: read, with something to be told; `unread`: no product, and why. */
export const VERDICTS = ['fine', 'noted', 'unread'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** Of which rows is asked: those of a verdict, or all of which something is told. */
export const ROW_FILTERS = [...VERDICTS, 'problems'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** A row of a bulk entry with what it was found to be; every sentence in both languages. */
export interface JudgedRow {
  readonly no: number;
  readonly given: GivenRow;
  readonly verdict: Verdict;
  /** The product it was read as. */
  readonly productName: string;
  readonly typeCode: string;
  readonly reasons: readonly BilingualText[];
  /** The type code of the nearest product of a row that is none; empty where there is none, and in what was judged before it was told. */
  readonly nearest?: string;
  /** Of a row that is no product, the line whose search reads it; empty or left out as above. */
  readonly line?: string;
}

/** Whether a row is among those that are asked for. */
export function isAsked({ verdict }: Pick<JudgedRow, 'verdict'>, filter: RowFilter | undefined): boolean {
  if (filter === undefined) return true;
  return filter === 'problems' ? verdict !== 'fine' : verdict === filter;
}

/** How many rows have which verdict. */
export function countsOf(rows: readonly Pick<JudgedRow, 'verdict'>[]): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  return { fine: count('fine'), noted: count('noted'), unread: count('unread') };
}
