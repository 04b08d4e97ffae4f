import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { files } from '#server/files/file-tables.ts';
import { moment, organisationId, writer } from './quote-columns.ts';
import { quoteMessages, quotes } from './quote-tables.ts';

/** Files that were sent in for a quote: who may name each in a message is whoever sent it, on the side they sent it on. */
export const quoteFiles = pgTable('quote_files', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  quoteId: uuid('quote_id')
    .notNull()
    .references(() => quotes.id, { onDelete: 'cascade' }),
  organisationId: organisationId(),
  ...writer(),
  side: text('side', { enum: ['C', 'P'] }).notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The files that messages name. */
export const FILES_OF_QUOTES = sql`select unnest(${quoteMessages.fileIds}) from ${quoteMessages}`;
