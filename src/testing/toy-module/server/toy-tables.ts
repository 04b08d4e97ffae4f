import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Toys that were lent. */
export const toyLoans = pgTable('toy_loans', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  actorId: uuid('actor_id').notNull(),
  toy: text('toy').notNull(),
  state: text('state', { enum: ['lent', 'returned'] }).notNull(),
  version: integer('version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The table as a migration would make it, held to the scope of a request like every business table. */
export const CREATE_TOY_LOANS = `create table toy_loans (
  id uuid primary key, organisation_id uuid not null, actor_id uuid not null, toy text not null, state text not null,
  version integer not null, created_at timestamptz not null);
  select hold_to_scope('toy_loans')`;
