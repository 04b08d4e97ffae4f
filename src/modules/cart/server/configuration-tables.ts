import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
    inquiryStatus: text('inquiry_status').notNull().default('N'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('configurations_organisation').on(table.organisationId, table.id)],
);
