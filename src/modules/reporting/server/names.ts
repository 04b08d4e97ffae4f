import { eq, inArray, sql } from 'drizzle-orm';
import { paperNumber, serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { NameSource } from '#server/module.ts';
import { customerReports } from './report-tables.ts';

/** Reports are called by their number. */
export const namesOfReports: NameSource = {
  async namesOf(db, ids) {
    const { createdAt, id, serial } = customerReports;
    const rows = await db
      .select({ id, serial, createdAt })
      .from(customerReports)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ id: row.id, name: paperNumber('report', row.serial, row.createdAt) }));
  },
  idsLike: (text) =>
    sql`select ${customerReports.id} from ${customerReports} where ${eq(customerReports.serial, serialIn(text, 'report') ?? 0)}`,
};
