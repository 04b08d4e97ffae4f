import { eq, inArray, sql } from 'drizzle-orm';
import { quoteNumber, serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { NameSource } from '#server/module.ts';
import { quotes } from './quote-tables.ts';

/** Quotes are called by their number. */
export const namesOfQuotes: NameSource = {
  async namesOf(db, ids) {
    const { id, serial, createdAt } = quotes;
    const rows = await db
      .select({ id, serial, createdAt })
      .from(quotes)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ id: row.id, name: quoteNumber(row.serial, row.createdAt) }));
  },
  idsLike: (text) => sql`select ${quotes.id} from ${quotes} where ${eq(quotes.serial, serialIn(text) ?? 0)}`,
};
