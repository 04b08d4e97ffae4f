import type { AuditAction } from '#modules/audit/domain/audit-actions.ts';
import type { AuditDetails } from '#modules/audit/domain/audit-details.ts';
import { subjectsOf } from '#modules/audit/domain/subjects.ts';
import type { Db } from '#server/database.ts';
import { auditEvents } from './audit-tables.ts';

/** Something that was done and must be traceable. */
export interface AuditEvent {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly onBehalfOf?: string | null;
  readonly action: AuditAction;
  readonly object: string;
  readonly requestId: string;
  readonly details?: AuditDetails;
}

/** Writes an event down, in the transaction of what it tells of. */
export async function recordAudit(db: Db, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values({ onBehalfOf: null, details: {}, ...event, subjects: subjectsOf(event) });
}
