import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import { QUOTE_STATES, type QuoteState, stepOf } from '#modules/quotes/domain/quote-steps.ts';
import type { Db } from '#server/database.ts';
import { MOST_TODOS, type Todo } from '#server/todo.ts';
import { quoteApprovals, quoteWorkingOffers } from './quote-provider-tables.ts';
import { quotes, quoteVersions } from './quote-tables.ts';

/** The states in which an offer can be sent, and so approved. */
const OFFERABLE: readonly QuoteState[] = QUOTE_STATES.filter((state) => stepOf(state, 'offer') !== undefined);

const told = {
  id: quotes.id,
  serial: quotes.serial,
  createdAt: quotes.createdAt,
  title: quotes.title,
  customerName: organisations.name,
};

interface ToldQuote {
  readonly id: string;
  readonly serial: number;
  readonly createdAt: Date;
  readonly title: string;
  readonly customerName: string;
}

/** Quotes that await one side since their last version, the one that came first first. */
export async function awaitingQuotes(db: Db, where: SQL | undefined): Promise<Todo[]> {
  const rows = await latest(db).where(where).orderBy(asc(quotes.id)).limit(MOST_TODOS);
  const todos = rows.map(({ at, ...quote }) => ({ ...todoOf(quote), since: at ?? quote.createdAt }));
  return todos.sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** Offers that stand, the one that ends first first; with whose they are where they are several customers'. */
export async function standingOffers(db: Db, where: SQL | undefined, { named }: { named: boolean }): Promise<Todo[]> {
  const rows = await latest(db).where(where).orderBy(asc(quotes.expiresAt), asc(quotes.id)).limit(MOST_TODOS);
  return rows.map(({ until, ...quote }) => ({ ...todoOf(quote, named), until: until ?? undefined }));
}

/** Offers of customers that are worked on and that somebody else asked to have approved as they are now, the first asked first. */
export async function pendingApprovals(db: Db, isOfCustomers: SQL, personId: string): Promise<Todo[]> {
  const { quoteId, offerHash, requestedBy, state, createdAt, seq } = quoteApprovals;
  const isOfOffer = and(eq(quoteWorkingOffers.quoteId, quoteId), eq(quoteWorkingOffers.hash, offerHash));
  const rows = await db
    .select({ ...told, since: createdAt })
    .from(quotes)
    .innerJoin(organisations, eq(organisations.id, quotes.organisationId))
    .innerJoin(quoteApprovals, eq(quoteId, quotes.id))
    .innerJoin(quoteWorkingOffers, isOfOffer)
    .where(and(isOfCustomers, inArray(quotes.state, OFFERABLE), eq(state, 'pending'), ne(requestedBy, personId)))
    .orderBy(asc(seq))
    .limit(MOST_TODOS);
  return rows.map(({ since, ...quote }) => ({ ...todoOf(quote), since }));
}

function latest(db: Db) {
  const isLast = and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.no, quotes.lastNo));
  return db
    .select({ ...told, at: quoteVersions.createdAt, until: quoteVersions.validUntil })
    .from(quotes)
    .innerJoin(organisations, eq(organisations.id, quotes.organisationId))
    .leftJoin(quoteVersions, isLast)
    .$dynamic();
}

function todoOf({ id, serial, createdAt, title, customerName }: ToldQuote, named = true) {
  return {
    id,
    title: quoteNumber(serial, createdAt),
    detail: [title, named ? customerName : ''].filter((text) => text !== '').join(' · '),
    path: QUOTE_PATHS.quote.replace(':id', id),
  };
}
