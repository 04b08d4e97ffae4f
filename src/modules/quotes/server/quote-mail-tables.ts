import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import { moment } from './quote-columns.ts';

/** Who wants no mails about quotes but those that wait for an answer. */
export const quoteMailWishes = pgTable('quote_mail_wishes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  stoppedAt: moment('stopped_at').notNull(),
});
