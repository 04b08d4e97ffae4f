import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditDetails } from '#kernel/audit-details.ts';

/** What was done that must be traceable, appended and never changed. Names of people are looked up, not copied. */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** Sorts by the time it happened. */
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Who did it; null for the portal itself and for visitors. */
    actorId: uuid('actor_id'),
    /** The customer it was done for, where that is not the actor's own organisation. */
    onBehalfOf: uuid('on_behalf_of'),
    /** Such as `configuration.read` or `user.disabled`. */
    action: text('action').notNull(),
    /** The object it was done to: an id, or what names a list. */
    object: text('object').notNull(),
    requestId: text('request_id').notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    /** Everything it concerns, wherever in the event that stands (audit/domain/subjects.ts): what it is found by. */
    subjects: text('subjects').array().notNull(),
  },
  (table) => [
    index('audit_events_actor').on(table.actorId, table.id),
    index('audit_events_subjects').using('gin', table.subjects),
    index('audit_events_action').on(table.action, table.id),
  ],
);
