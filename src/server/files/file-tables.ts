import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Files that were sent in or made: what is known of each; its bytes stand in `file_chunks`. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    /** Who sent it, or had it made. */
    actorId: uuid('actor_id').notNull(),
    /** The customer it was done for, when that is not the actor's own organisation. */
    onBehalfOf: uuid('on_behalf_of'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** Bytes; as long as it is open those that were announced, or that are there. */
    size: integer('size').notNull(),
    chunks: integer('chunks').notNull().default(0),
    /** Of the whole file; null as long as it is open, and nobody sees it. */
    sha256: text('sha256'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** When it was last written, or something began to refer to it. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('files_organisation').on(table.organisationId, table.id),
    index('files_updated').on(table.updatedAt),
  ],
);

/** The bytes of files in pieces of CHUNK_BYTES, the last one shorter. */
export const fileChunks = pgTable(
  'file_chunks',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.no] })],
);
