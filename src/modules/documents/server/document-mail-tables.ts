import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { type DocumentPart, MAIL_CAUSES } from '#modules/documents/domain/mailing.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Whom a document goes to. */
export interface Recipient {
  /** Of the mail in the outbox; one that is skipped has none there. */
  readonly mailId: string;
  /** Empty once its person was erased. */
  readonly address: string;
  /** Set where mails to the address are not wanted. */
  readonly isUnwanted?: true;
}

/** Why nothing was sent. */
export interface MailRefusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The documents that were sent by mail: of which line, to whom, and by whom. Its id is that of the task which prints it, and of its first mail. */
export const documentMails = pgTable(
  'document_mails',
  {
    id: uuid('id').primaryKey(),
    /** Whose business it is: the customer's it was sent for, else the sender's own organisation. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    /** The saved line; it may be gone by now. */
    configurationId: uuid('configuration_id').notNull(),
    /** Its version and name when the mail was asked for. */
    lineVersion: integer('line_version').notNull(),
    productName: text('product_name').notNull(),
    cause: text('cause', { enum: MAIL_CAUSES }).notNull(),
    language: text('language', { enum: ['zh-cn', 'en', 'both'] }).notNull(),
    parts: jsonb('parts').$type<readonly DocumentPart[]>().notNull(),
    recipients: jsonb('recipients').$type<readonly Recipient[]>().notNull(),
    /** Set where the product was saved and its document could not be sent: nobody was asked then. */
    refusal: jsonb('refusal').$type<MailRefusal>(),
    /** The file that went with the mails, which they and the documents of the sender hold. */
    fileId: uuid('file_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('document_mails_actor').on(table.actorId, table.id),
    index('document_mails_organisation').on(table.organisationId, table.createdAt),
    uniqueIndex('document_mails_completed')
      .on(table.configurationId, table.lineVersion)
      .where(sql`${table.cause} = 'completed'`),
  ],
);

/** Addresses that want no documents by mail: of each only a keyed hash, which cannot be read back or guessed without the key. */
export const noSendAddresses = pgTable('no_send_addresses', {
  addressHash: text('address_hash').primaryKey(),
  stoppedAt: moment('stopped_at').notNull(),
});
