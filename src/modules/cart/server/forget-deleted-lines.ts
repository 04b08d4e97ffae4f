import { lt } from 'drizzle-orm';
import { UNDO_MS } from '#modules/cart/domain/line-notes.ts';
import type { Db } from '#server/database.ts';
import { configurations } from './configuration-tables.ts';

/** Deletes for good what can be had back no more. */
export async function forgetDeletedLines(db: Db, now: Date): Promise<void> {
  await db.delete(configurations).where(lt(configurations.deletedAt, new Date(now.getTime() - UNDO_MS)));
}
