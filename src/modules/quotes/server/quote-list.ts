import { serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { Db } from '#server/database.ts';
import {
  findQuoteOfNumber,
  idAfter,
  listQuotes,
  type QuotePage,
  type QuoteReach,
  type QuoteRow,
} from './quote-store.ts';

/** In how many quotes a text is sought for one page at most: however many there are, an answer takes no longer (assurance F4). */
const MAX_SOUGHT_IN = 1000;

/** Which page is asked for. */
export interface AskedQuotes extends Omit<QuotePage, 'limit' | 'upTo'> {
  readonly pageSize: number;
}

/**
 * A page of quotes, the last made first; narrowed by a text or to somebody's own it may be a short one that is not the last. The quote
 * whose number is sought stands before all others.
 */
export async function pageOfQuotes(
  db: Db,
  reach: QuoteReach,
  { pageSize, ...asked }: AskedQuotes,
): Promise<{ readonly rows: readonly QuoteRow[]; readonly next: string | null }> {
  const { after, assignedTo, q } = asked;
  const named = after === undefined ? await findQuoteOfNumber(db, reach, asked, serialIn(q)) : undefined;
  const isNarrowed = q !== '' || assignedTo !== undefined;
  const upTo = isNarrowed ? await idAfter(db, reach, after, MAX_SOUGHT_IN) : undefined;
  const found = await listQuotes(db, reach, { ...asked, upTo, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const next = found.length > pageSize ? page.at(-1)?.id : upTo;
  return { rows: named === undefined ? page : [named, ...page], next: next ?? null };
}
