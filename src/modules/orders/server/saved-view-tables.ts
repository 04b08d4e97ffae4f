import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import { VIEWED_PAGES } from '#modules/orders/domain/saved-views.ts';
import { moment } from '#modules/quotes/server/tables.ts';

/** The named filters of a person for a list of orders: nobody else sees or uses them. */
export const savedViews = pgTable(
  'saved_views',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text('page', { enum: VIEWED_PAGES }).notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.page, table.name] })],
);
