import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { mails } from './mail-tables.ts';

/** Forgets what was written to others about an account that is no more: the notice that it waits. */
export async function forgetMailsAbout(tx: Db, username: string): Promise<void> {
  const isAbout = sql`${mails.values} ->> 'username' = ${username}`;
  await tx.delete(mails).where(and(eq(mails.template, 'registration-waiting'), isAbout));
}
