import { jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { SiteProfileDto, SizingBody } from '#modules/sizing/contract.ts';

/** The drives a case was given, and by the releases of which lines. */
export interface CaseFound {
  /** The best of each series, by what the quick search of the line begins with them by. */
  readonly best: readonly string[];
  /** The hash of the release by line. */
  readonly releases: Readonly<Record<string, string>>;
}

/** Sizings a person has kept: for one organisation, each under a name of its own. */
export const sizingCases = pgTable(
  'sizing_cases',
  {
    id: uuid('id').primaryKey(),
    /** Whose business it is: the person's own organisation, or the customer they act for. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    asked: jsonb('asked').$type<SizingBody>().notNull(),
    found: jsonb('found').$type<CaseFound>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [unique('sizing_cases_of_person').on(table.personId, table.organisationId, table.name)],
);

/** Where machines of a project stand: kept by a person for one organisation, under the name of the project. */
export const sizingSites = pgTable(
  'sizing_sites',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    inputs: jsonb('inputs').$type<SiteProfileDto['inputs']>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.organisationId, table.name] })],
);
