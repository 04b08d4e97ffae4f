import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { DocumentPart } from '#modules/documents/domain/mailing.ts';

/** A product a document was made of: the saved line and its version at that moment, null where it was not saved. */
export interface DocumentItem {
  readonly configurationId: string | null;
  readonly version: number | null;
  readonly productName: string;
  /** The sheet and what stands behind it; left out in what was made before it was noted. */
  readonly parts?: readonly DocumentPart[];
}

/** The documents people had made, each with its file as it was handed out: the same bytes again, whatever became of the line. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    /** Whose business it is: the customer's it was made for, else the actor's own organisation. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** Who had it made, and the customer it was made for when that is not the actor's own organisation. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    fileId: uuid('file_id').notNull(),
    language: text('language', { enum: ['zh-cn', 'en', 'both'] }).notNull(),
    items: jsonb('items').$type<readonly DocumentItem[]>().notNull(),
    /** The digest of the file: who has the same made again is shown it once. */
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('documents_actor').on(table.actorId, table.id),
    uniqueIndex('documents_once').on(table.actorId, table.organisationId, table.sha256),
  ],
);

/** The files that documents refer to. */
export const FILES_OF_DOCUMENTS = sql`select ${documents.fileId} from ${documents}`;
