import { lt } from 'drizzle-orm';
import { uuidv7 } from '#kernel/ids.ts';
import type { Db } from '#server/database.ts';
import { auditEvents } from './audit-tables.ts';

/** Forgets the events written down before a moment. */
export async function sweepAudit(db: Db, before: Date): Promise<void> {
  // Ids sort by the time they were made: the primary key finds the old ones.
  await db.delete(auditEvents).where(lt(auditEvents.id, uuidv7(before.getTime(), new Uint8Array(10))));
}
