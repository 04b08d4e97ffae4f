import type { BilingualText } from '#kernel/locale.ts';
import type { GivenRow } from './entry-rows.ts';

/** `fine`: read as it stands; `noted`: read, with something to be told; `unread`: no product, and why. */
export const VERDICTS = ['fine', 'noted', 'unread'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A row of a bulk entry with what it was found to be; every sentence in both languages. */
export interface JudgedRow {
  readonly no: number;
  readonly given: GivenRow;
  readonly verdict: Verdict;
  /** The product it was read as. */
  readonly productName: string;
  readonly typeCode: string;
  readonly reasons: readonly BilingualText[];
}

/** How many rows have which verdict. */
export function countsOf(rows: readonly Pick<JudgedRow, 'verdict'>[]): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  return { fine: count('fine'), noted: count('noted'), unread: count('unread') };
}
