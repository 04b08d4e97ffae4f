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

/** How mails of one kind are gathered. */
interface Gathering {
  /** The value, such as the link, by which what is about something else is told by a mail of its own. */
  readonly per?: string;
  /** Which values are added up; the others are those of the last. */
  readonly sums?: readonly string[];
}

/** The same where the template is only known to one that reads the modules. */
export async function gatherAnyMail(
  tx: Db,
  mail: QueuedMail & Counted,
  { per, sums = ['count'] }: Gathering = {},
): Promise<void> {
  const more = JSON.stringify(mail.values);
  const added = sums.map(
    (name) => sql`jsonb_build_object(${name}::text,
      (coalesce((${mails.values} ->> ${name}::text)::int, 0) + (${more}::jsonb ->> ${name}::text)::int)::text)`,
  );
  const { rowCount } = await tx
    .update(mails)
    .set({ values: sql.join([sql`${mails.values}`, sql`${more}::jsonb`, ...added], sql` || `) })
    .where(and(isHeldFor(mail), per === undefined ? undefined : hasValue(per, mail.values[per] ?? '')));
  if (rowCount === 0) await queueAnyMail(tx, mail);
}
