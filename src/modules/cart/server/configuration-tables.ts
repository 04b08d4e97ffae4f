import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { PriceSnapshot } from '#modules/prices/domain/price-snapshot.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Where a line stands in the list, the highest first: where it was put, else by its id, which sorts by the time it was made. */
const placeOf = (table: { readonly movedTo: AnyPgColumn; readonly id: AnyPgColumn }) =>
  sql`(coalesce(${table.movedTo}, replace(${table.id}::text, '-', '')) COLLATE "C")`;

/** Saved configurations, the lines of the cart. Their ids sort by the time they were made. */
export const configurations = pgTable(
  'configurations',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** Who made it. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    /** The customer it was made for, when that is not the actor's own organisation. */
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    productName: text('product_name').notNull(),
    category: text('category').notNull(),
    gearboxModel: text('gearbox_model').notNull(),
    typeCode: text('type_code').notNull(),
    releaseHash: text('release_hash').notNull(),
    form: jsonb('form').$type<SavedForm>().notNull(),
    quantity: integer('quantity').notNull(),
    /** What it was told to cost when it was saved; null where nothing was agreed with the customer, and in lines from before prices. */
    price: jsonb('price').$type<PriceSnapshot>(),
    /** What the customer calls the line in a list of parts; empty where it has no number. */
    itemNumber: text('item_number').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The folder or project it lies in; empty: in none. */
    folder: text('folder').notNull().default(''),
    /** Its place among the others, where somebody put it elsewhere (`domain/places.ts`). */
    movedTo: text('moved_to'),
    inquiryStatus: text('inquiry_status').notNull().default('N'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Set from when it was deleted until it is deleted for good. */
    deletedAt: moment('deleted_at'),
    /**
     * What it is found by, in small letters: the database keeps it (`configuration_sought`), beside the form, which is too much to go
     * through for a search. Null in lines that stood here before it was kept, until a sweep has come by.
     */
    sought: text('sought'),
    /**
     * What product it is, whatever ids its parts have: the same in lines that can become one. The database keeps it as it does `sought`
     * (`configuration_content`), and it is null in the same lines.
     */
    contentDigest: text('content_digest'),
  },
  (table) => [
    index('configurations_organisation').on(table.organisationId, table.id),
    index('configurations_place').on(table.organisationId, placeOf(table), table.id),
    index('configurations_any_place').on(placeOf(table), table.id),
    index('configurations_folder').on(table.organisationId, table.folder, placeOf(table)),
    index('configurations_category').on(table.organisationId, table.category, placeOf(table)),
    index('configurations_person').on(table.organisationId, table.actorId, placeOf(table)),
    index('configurations_type_code').on(table.organisationId, table.typeCode),
    index('configurations_content')
      .on(table.organisationId, table.contentDigest)
      .where(sql`${table.deletedAt} is null`),
    index('configurations_not_kept').on(table.id).where(sql`${table.contentDigest} is null`),
    index('configurations_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** The place of a line, as the indexes know it. */
export const place = placeOf(configurations);
