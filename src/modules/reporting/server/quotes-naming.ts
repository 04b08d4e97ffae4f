import { desc, eq } from 'drizzle-orm';
import { shownState, viewOf } from '#modules/quotes/domain/shown-state.ts';
import { findOfferedQuote } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import type { ReportReader } from './report-command.ts';
import { reportQuotes } from './report-tables.ts';

/** The quotes that name a report, as far as somebody sees them, the last made first. */
export async function quotesNaming(db: Db, reportId: string, { actor, now, scope }: ReportReader) {
  const named = await db
    .select({ id: reportQuotes.quoteId })
    .from(reportQuotes)
    .where(eq(reportQuotes.reportId, reportId))
    .orderBy(desc(reportQuotes.quoteId));
  const reach = { readable: scope.readable, view: viewOf(actor) };
  const found = await Promise.all(named.map(({ id }) => findOfferedQuote(db, reach, id)));
  return found.flatMap((quote) => {
    if (quote === undefined) return [];
    const { createdAt, id, serial, title } = quote;
    return [{ id, serial, createdAt, title, state: shownState(quote, now) }];
  });
}
