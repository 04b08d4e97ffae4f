import { eq, inArray, sql } from 'drizzle-orm';
import { paperNumber, serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { NameSource } from '#server/module.ts';
import { designSheets } from './sheet-tables.ts';

/** Sheets are called by their number. */
export const namesOfSheets: NameSource = {
  async namesOf(db, ids) {
    const { createdAt, id, serial } = designSheets;
    const rows = await db
      .select({ id, serial, createdAt })
      .from(designSheets)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ id: row.id, name: paperNumber('sheet', row.serial, row.createdAt) }));
  },
  idsLike: (text) =>
    sql`select ${designSheets.id} from ${designSheets} where ${eq(designSheets.serial, serialIn(text, 'sheet') ?? 0)}`,
};
