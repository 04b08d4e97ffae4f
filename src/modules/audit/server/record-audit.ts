import { subjectsOf } from '#modules/audit/domain/subjects.ts';
import type { Db } from '#server/database.ts';
import type { AuditEvent } from '#server/module.ts';
import { auditEvents } from './audit-tables.ts';

/** Writes an event down, in the transaction of what it tells of. */
export async function recordAudit(db: Db, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values({ onBehalfOf: null, details: {}, ...event, subjects: subjectsOf(event) });
}
