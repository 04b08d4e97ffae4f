import { boolean, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * Catalogue releases: the reference data exactly as it was imported, compressed, under the hash of its content. A release
 * never changes; which one of a family is in force does.
 */
export const catalogueReleases = pgTable(
  'catalogue_releases',
  {
    hash: text('hash').primaryKey(),
    family: text('family').notNull(),
    version: text('version').notNull(),
    /** `shipped` with the product, or `imported` by the manufacturer. */
    origin: text('origin', { enum: ['shipped', 'imported'] }).notNull(),
    source: bytes('source').notNull(),
    active: boolean('active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('catalogue_releases_family').on(table.family, table.active)],
);
