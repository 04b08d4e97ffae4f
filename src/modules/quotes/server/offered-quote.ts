import type { Db } from '#server/database.ts';
import type { LoadedQuote } from './quote-command.ts';
import { findQuote, linesOf, type QuoteReach } from './quote-store.ts';

/** A quote within reach with its lines and the offer that stands, for papers that are made of it. */
export async function findOfferedQuote(db: Db, reach: QuoteReach, id: string): Promise<LoadedQuote | undefined> {
  const row = await findQuote(db, reach, id);
  return row && { ...row, lines: await linesOf(db, row.id) };
}
