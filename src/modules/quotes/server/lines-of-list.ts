import { and, asc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { isPricedBy, type PricedLines } from '#modules/prices/server/public.ts';
import { quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import type { QuoteState } from '#modules/quotes/domain/quote-steps.ts';
import type { Db } from '#server/database.ts';
import { quoteWorkingOffers } from './quote-provider-tables.ts';
import { quoteLines, quotes } from './quote-tables.ts';

/** Lines of drafts, which are priced when they are opened. */
export const DRAFT_LINES: PricedLines = linesIn('draft', ['draft']);
/** Lines of requests that nobody has begun to price: one that is being priced keeps the list of its beginning. */
export const REQUEST_LINES: PricedLines = linesIn('request', ['requested', 'countered']);

/** Parts the two halves of a place. */
const PARTED = ' ';

/** The lines of quotes in some states, of the customers of a price list. */
function linesIn(kind: PricedLines['kind'], states: readonly QuoteState[]): PricedLines {
  const { form, lineNo, organisationId, productName, quantity, quoteId, typeCode } = quoteLines;
  const { createdAt, serial } = quotes;
  return {
    kind,
    async count(db, listId) {
      const [found] = await db
        .select({ lines: sql<number>`count(*)::int` })
        .from(quoteLines)
        .innerJoin(quotes, eq(quotes.id, quoteId))
        .where(isOf(db, listId, states));
      return found?.lines ?? 0;
    },
    async find(db, listId, after, limit) {
      const rows = await db
        .select({
          quoteId,
          lineNo,
          form,
          organisationId,
          productName,
          quantity,
          typeCode,
          createdAt,
          serial,
          customer: organisations.name,
        })
        .from(quoteLines)
        .innerJoin(quotes, eq(quotes.id, quoteId))
        .innerJoin(organisations, eq(organisations.id, organisationId))
        .where(and(isOf(db, listId, states), after === undefined ? undefined : isAfter(after)))
        .orderBy(asc(quoteId), asc(lineNo))
        .limit(limit);
      return rows.map(({ createdAt: madeAt, lineNo: no, quoteId: id, serial: numbered, ...line }) => ({
        ...line,
        id,
        reference: `${quoteNumber(numbered, madeAt)} / ${no}`,
        place: `${id}${PARTED}${no}`,
      }));
    },
  };
}

function isAfter(place: string): SQL {
  const [quote, line] = place.split(PARTED);
  return sql`(${quoteLines.quoteId}, ${quoteLines.lineNo}) > (${quote}::uuid, ${Number(line)}::int)`;
}

function isOf(db: Db, listId: string, states: readonly QuoteState[]): SQL | undefined {
  const isBegun = db
    .select({ one: sql`1` })
    .from(quoteWorkingOffers)
    .where(and(eq(quoteWorkingOffers.quoteId, quotes.id), ne(quoteWorkingOffers.hash, '')));
  return and(
    inArray(quotes.state, [...states]),
    ne(quoteLines.state, 'dropped'),
    isPricedBy(db, quoteLines.organisationId, listId),
    notExists(isBegun),
  );
}
