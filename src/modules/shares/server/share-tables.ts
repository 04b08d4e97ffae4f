import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { configurations } from '#modules/cart/server/tables.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { SHARE_KINDS } from '#modules/shares/domain/share-kind.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Links under which a saved configuration can be seen without an account; of a link's token only the SHA-256 is stored. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    /** Whose line it shows. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    configurationId: uuid('configuration_id')
      .notNull()
      .references(() => configurations.id, { onDelete: 'cascade' }),
    /** Who made it, and the customer it was made for when that is not the actor's own organisation. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    kind: text('kind', { enum: SHARE_KINDS }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The product as it was when it was shared, without anything that a person wrote (`domain/shared-form.ts`). */
    form: jsonb('form').$type<SavedForm>().notNull(),
    /** The version of the line that was shared. */
    lineVersion: integer('line_version').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
  },
  (table) => [
    uniqueIndex('shares_token').on(table.tokenHash),
    index('shares_configuration').on(table.configurationId, table.id),
    index('shares_actor').on(table.actorId),
    index('shares_expiry').on(table.expiresAt),
  ],
);
