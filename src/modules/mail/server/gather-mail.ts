import { and, sql } from 'drizzle-orm';
import type { MailTemplate } from '#kernel/declared.ts';
import type { Db } from '#server/database.ts';
import { hasValue, isHeldFor } from './held-mails.ts';
import { mails } from './mail-tables.ts';
import { type OutgoingMail, type QueuedMail, queueAnyMail } from './queue-mail.ts';

type Counted = { readonly values: { readonly count: string } };

/**
 * Tells of one more by the gathered mail that still waits for its recipient, whose `count` goes up; where none waits one is
 * queued and held back for the others. Callers hold the lock of what they count.
 */
export function gatherMail<Template extends MailTemplate>(
  tx: Db,
  mail: OutgoingMail<Template> & Counted,
): Promise<void> {
  return gatherAnyMail(tx, mail);
}

/**
 * The same where the template is only known to one that reads the modules. `per` names the value, such as the link, by which what is about
 * something else is told by a mail of its own; the other values are those of the last.
 */
export async function gatherAnyMail(tx: Db, mail: QueuedMail & Counted, per?: string): Promise<void> {
  const { count: _, ...told } = mail.values;
  const { rowCount } = await tx
    .update(mails)
    .set({
      values: sql`jsonb_set(${mails.values} || ${JSON.stringify(told)}::jsonb, '{count}',
        to_jsonb(((${mails.values} ->> 'count')::int + 1)::text))`,
    })
    .where(and(isHeldFor(mail), per === undefined ? undefined : hasValue(per, mail.values[per] ?? '')));
  if (rowCount === 0) await queueAnyMail(tx, mail);
}
