import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { mails } from './mail-tables.ts';

/** Takes what has not gone out to an address out of the outbox: it is nobody's there any more. */
export async function forgetUnsentMails(tx: Db, recipient: string): Promise<void> {
  await tx.delete(mails).where(and(sql`lower(${mails.recipient}) = lower(${recipient})`, ne(mails.state, 'sent')));
}
