import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';

/** A moment of time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whole minor units of a currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/** Whose business a row is: every table of quotes says so, for the wall goes by it. */
export const organisationId = () =>
  uuid('organisation_id')
    .notNull()
    .references(() => organisations.id);
/** Who wrote a row, and for which customer where somebody acted. */
export const writer = () => ({
  actorId: uuid('actor_id')
    .notNull()
    .references(() => users.id),
  onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
});

/** The order in which rows came: ids made within one millisecond do not tell. */
export const inOrder = (name: string) => minor('seq').notNull().generatedByDefaultAsIdentity({ name });
