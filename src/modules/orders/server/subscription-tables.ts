import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import { moment, organisationId } from '#modules/quotes/server/tables.ts';
import { orders } from './order-tables.ts';

/** Who follows which order, to be told by mail what becomes of it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose order it is. */
    organisationId: organisationId(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.userId] }), index('subscriptions_user').on(table.userId)],
);
