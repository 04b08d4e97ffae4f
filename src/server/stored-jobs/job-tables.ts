import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { JOB_STATES } from '#kernel/job-states.ts';
import { LOCALES } from '#kernel/locale.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Why a job could not be done: a refusal, told in the language of whoever reads it. */
export interface JobFailure {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Work that lasts longer than a request, done slice by slice by whichever instance has time, and how far it is. */
export const storedJobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id').notNull(),
    /** Who asked for it: it may do what this person may at that moment. */
    actorId: uuid('actor_id').notNull(),
    /** The customer it is done for, when that is not the actor's own organisation. */
    onBehalfOf: uuid('on_behalf_of'),
    kind: text('kind').notNull(),
    /** The language of whoever asked, for what it writes. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    input: jsonb('input').$type<unknown>().notNull(),
    state: text('state', { enum: JOB_STATES }).notNull(),
    /** Units of the kind's own, such as rows; null as long as nobody knows how many there are. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    /** Where it goes on; written with what was done so far, in one transaction. */
    cursor: jsonb('cursor').$type<unknown>(),
    /** Whose it is until then; whoever is killed with one has put it off and not lost it. */
    lease: uuid('lease'),
    leaseUntil: moment('lease_until'),
    /** When it last had a turn: organisations take turns. */
    takenAt: moment('taken_at'),
    /** Before it is left alone, such as after an attempt that failed. */
    dueAt: moment('due_at').notNull(),
    /** Turns in a row that brought it nowhere. */
    attempts: integer('attempts').notNull().default(0),
    fileIn: uuid('file_in'),
    fileOut: uuid('file_out'),
    failure: jsonb('failure').$type<JobFailure>(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('jobs_organisation').on(table.organisationId, table.id),
    index('jobs_turns').on(table.organisationId, table.takenAt),
    index('jobs_state').on(table.state, table.dueAt),
    index('jobs_ended').on(table.endedAt),
  ],
);
