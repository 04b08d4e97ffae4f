import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { AttachedConfiguration } from '#modules/enquiries/domain/attached-configuration.ts';
import { ENQUIRY_STATES } from '#modules/enquiries/domain/enquiry-states.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Questions about product lines and configurations, from visitors and from signed-in people. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey(),
    /** The organisation whose business it is and the account that asked, where somebody was signed in. */
    organisationId: uuid('organisation_id').references(() => organisations.id),
    actorId: uuid('actor_id').references(() => users.id),
    /** The organisation again, where somebody asked who acted for it. */
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    productLine: text('product_line').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    email: text('email').notNull(),
    telephone: text('telephone').notNull(),
    message: text('message').notNull(),
    /** The language to answer in. */
    locale: text('locale').notNull(),
    /** What it is about, where it was asked from a configuration. */
    configuration: jsonb('configuration').$type<AttachedConfiguration>(),
    state: text('state', { enum: ENQUIRY_STATES }).notNull().default('new'),
    /** Who answers it. */
    ownerId: uuid('owner_id').references(() => users.id),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** The last that was said: an answer or a reply, else its own id. Ids sort by the time they were made (RFC 9562 §5.7). */
    lastSaidId: uuid('last_said_id').notNull(),
  },
  (table) => [
    index('enquiries_newest').on(table.id),
    index('enquiries_last_said').on(table.lastSaidId),
    index('enquiries_of_organisation').on(table.organisationId, table.lastSaidId),
    index('enquiries_state').on(table.state, table.lastSaidId),
  ],
);

/** What was answered to enquiries, and what whoever asked replied; an answer that went out stays as it is. */
export const enquiryAnswers = pgTable(
  'enquiry_answers',
  {
    id: uuid('id').primaryKey(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** The organisation of the enquiry. */
    organisationId: uuid('organisation_id').references(() => organisations.id),
    /** Who answered or replied. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    /** Whether whoever asked wrote it. */
    isReply: boolean('is_reply').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('enquiry_answers_of').on(table.enquiryId, table.id)],
);
