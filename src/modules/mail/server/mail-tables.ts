import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailText } from '#modules/mail/domain/mail-text.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The outbox: mails are written in the transaction of their cause and sent by a worker (assurance R7). */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Stable, so that a mail that goes out twice is one mail. */
    messageId: text('message_id').notNull(),
    template: text('template').notNull(),
    locale: text('locale', { enum: ['zh-cn', 'en'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** What the template is filled with; emptied once it is worth nothing any more. */
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    /** The text it is written with where that is not the one in force: a test of one that is not saved. */
    ownText: jsonb('letter').$type<MailText>(),
    /** The files that go with it, by id; held as long as the mail is kept. */
    attachments: uuid('attachments').array().notNull().default([]),
    state: text('state', { enum: ['queued', 'sent', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; a worker that takes it moves this ahead, so that a killed one loses nothing. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** After this moment it is worth nothing any more and is given up. */
    expiresAt: moment('expires_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mails_due').on(table.state, table.nextAttemptAt),
    // What the outbox is narrowed to, each with the order it is listed in.
    index('mails_state').on(table.state, table.id),
    index('mails_template').on(table.template, table.id),
    index('mails_recipient').on(sql`lower(${table.recipient}) text_pattern_ops`),
    index('mails_domain').on(sql`split_part(lower(${table.recipient}), '@', 2) text_pattern_ops`),
  ],
);

/** The files that mails refer to. */
export const FILES_OF_MAILS = sql`select unnest(${mails.attachments}) from ${mails}`;

/** What the administrator has put in the place of the release's texts, by mail and language. A row stays once it is there: its version goes on. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    template: text('template').notNull(),
    locale: text('locale', { enum: ['zh-cn', 'en'] }).notNull(),
    /** Null, like the body: the text of the release again. */
    subject: text('subject'),
    body: text('body'),
    /** Counts the changes, so that of two people who change it at once the second is told. */
    version: integer('version').notNull(),
    /** Who changed it last. */
    actorId: uuid('actor_id').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.template, table.locale] })],
);
