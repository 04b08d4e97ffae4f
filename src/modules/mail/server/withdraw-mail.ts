import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { mails } from './mail-tables.ts';

/** Takes a mail that has not gone out yet out of the outbox: what it was to bring opens nothing any more. */
export async function withdrawMail(tx: Db, id: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.id, id), eq(mails.state, 'queued')));
}
