import { sql } from 'drizzle-orm';
import { boolean, customType, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import type { ReleaseSummary } from '#modules/catalogue/domain/release-check/release-summary.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('catalogue_releases_family').on(table.family, table.active)],
);

/**
 * Product releases: fields, texts, tables and rules with the catalogue they were made for, checked and compiled, under the
 * hash of their content. None changes or goes: a saved line is judged by the one it names.
 */
export const productReleases = pgTable(
  'product_releases',
  {
    hash: text('hash').primaryKey(),
    family: text('family').notNull(),
    catalogueHash: text('catalogue_hash')
      .notNull()
      .references(() => catalogueReleases.hash),
    /** The day it came. */
    version: text('version').notNull(),
    /** `shipped` with the product, or `published` by an administrator. */
    origin: text('origin', { enum: ['shipped', 'published'] }).notNull(),
    /** The release in its envelope, as it is sent: JSON, brotli. */
    product: bytes('product').notNull(),
    /** The compiled engine, brotli; null where the model would not compile within its budget. */
    engine: bytes('engine'),
    /** What the release check found. */
    summary: jsonb('dossier').$type<ReleaseSummary>().notNull(),
    active: boolean('active').notNull(),
    /** Put in force by a person: what is shipped later does not take its place by itself. */
    chosen: boolean('chosen').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
  },
  (table) => [uniqueIndex('product_releases_in_force').on(table.family).where(sql`${table.active}`)],
);
