import { and, eq, sql } from 'drizzle-orm';
import type { MailTemplate } from '#kernel/declared.ts';
import type { Db } from '#server/database.ts';
import { mails } from './mail-tables.ts';
import { type OutgoingMail, queueMail } from './queue-mail.ts';

/**
 * Tells of one more by the gathered mail that still waits for its recipient, whose `count` goes up; where none waits one is
 * queued and held back for the others. Callers hold the lock of what they count.
 */
export async function gatherMail<Template extends MailTemplate>(
  tx: Db,
  mail: OutgoingMail<Template> & { readonly values: { readonly count: string } },
): Promise<void> {
  const { rowCount } = await tx
    .update(mails)
    .set({
      values: sql`jsonb_set(${mails.values}, '{count}', to_jsonb(((${mails.values} ->> 'count')::int + 1)::text))`,
    })
    .where(
      and(
        eq(mails.template, mail.template),
        eq(mails.recipient, mail.recipient),
        eq(mails.state, 'queued'),
        eq(mails.attempts, 0),
      ),
    );
  if (rowCount === 0) await queueMail(tx, mail);
}
