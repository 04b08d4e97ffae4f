import { and, eq } from 'drizzle-orm';
import type { MailTemplate } from '#kernel/declared.ts';
import type { Db } from '#server/database.ts';
import { hasValue, isHeldFor } from './held-mails.ts';
import { mails } from './mail-tables.ts';

/** Takes a mail that has not gone out yet out of the outbox: what it was to bring opens nothing any more. */
export async function withdrawMail(tx: Db, id: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.id, id), eq(mails.state, 'queued')));
}

/** Takes mails of a kind that are held back for somebody out of the outbox: what the link shows was seen meanwhile. */
export async function withdrawHeldMails(
  db: Db,
  held: { readonly template: MailTemplate; readonly recipient: string; readonly link: string },
): Promise<void> {
  await db.delete(mails).where(and(isHeldFor(held), hasValue('link', held.link)));
}
