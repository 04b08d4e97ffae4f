import { index, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Drafts of configurations: of one person for one organisation, one for each product line, sample and saved line that is edited. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    /** Whose business it is: the person's own organisation, or the customer they act for. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    /** What it is a draft of (`domain/draft-key.ts`). */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** As it was sent, in its order, by which browsers tell two states apart; null once it was discarded. */
    content: json('content').$type<Readonly<Record<string, unknown>>>(),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('drafts_of_person').on(table.personId, table.organisationId, table.key),
    index('drafts_updated').on(table.updatedAt),
  ],
);
