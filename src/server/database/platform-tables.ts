import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Answers of requests that may come again, by their Idempotency-Key or by their time and nonce, written with their effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid('actor_id').notNull(),
    key: text('key').notNull(),
    /** Whose business it was; nobody is answered it who does that of another one. */
    organisationId: uuid('organisation_id').notNull(),
    /** SHA-256 of method, path and body: the same key with anything else is refused. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').notNull(),
    /** Of what was written, as its sender was told it. */
    version: integer('version'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
