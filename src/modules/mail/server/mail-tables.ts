import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailTemplate } from '#modules/mail/domain/mail-templates.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The outbox: mails are written in the transaction of their cause and sent by a worker (assurance R7). */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Stable, so that a mail that goes out twice is one mail. */
    messageId: text('message_id').notNull(),
    template: text('template').$type<MailTemplate>().notNull(),
    locale: text('locale', { enum: ['zh-cn', 'en'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** What the template is filled with; emptied once it is worth nothing any more. */
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
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
  (table) => [index('mails_due').on(table.state, table.nextAttemptAt), index('mails_recipient').on(table.recipient)],
);
