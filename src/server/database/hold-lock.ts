import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';

/** Makes whoever else locks the same subject wait for the end of the transaction, so that parallel ones cannot slip through together. */
export async function holdLock(tx: Db, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}
