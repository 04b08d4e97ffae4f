import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';

/** Questions about product lines, from visitors and from signed-in people. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey(),
    /** The asker's organisation and account, where they were signed in. */
    organisationId: uuid('organisation_id').references(() => organisations.id),
    actorId: uuid('actor_id').references(() => users.id),
    productLine: text('product_line').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    email: text('email').notNull(),
    telephone: text('telephone').notNull(),
    message: text('message').notNull(),
    /** The language to answer in. */
    locale: text('locale').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('enquiries_newest').on(table.id)],
);
