import { eq, inArray, sql } from 'drizzle-orm';
import { paperNumber, serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { NameSource } from '#server/module.ts';
import { orders } from './order-tables.ts';

/** Orders are called by their number. */
export const namesOfOrders: NameSource = {
  async namesOf(db, ids) {
    const { id, serial, createdAt } = orders;
    const rows = await db
      .select({ id, serial, createdAt })
      .from(orders)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ id: row.id, name: paperNumber('order', row.serial, row.createdAt) }));
  },
  idsLike: (text) => sql`select ${orders.id} from ${orders} where ${eq(orders.serial, serialIn(text, 'order') ?? 0)}`,
};
