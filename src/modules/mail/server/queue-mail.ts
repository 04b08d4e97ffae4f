import { sql } from 'drizzle-orm';
import type { MailTemplate, MailValues } from '#kernel/declared.ts';
import type { Locale } from '#kernel/locale.ts';
import type { MailText } from '#modules/mail/domain/mail-text.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { holdFiles } from '#server/files/file-store.ts';
import { mails } from './mail-tables.ts';
import { ring } from './outbox-signal.ts';

/** A mail to be sent as soon as the transaction it is queued in is committed. */
export interface OutgoingMail<Template extends MailTemplate> extends QueuedMail {
  readonly template: Template;
  readonly values: MailValues<Template>;
}

/** A mail of any template, whoever declares it. */
export interface QueuedMail {
  readonly id: string;
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
  readonly recipient: string;
  readonly locale: Locale;
  readonly now: Date;
  /** After this moment it is worth nothing any more, such as a code that has run out. */
  readonly expiresAt?: Date;
  /** How long it is held back before its first attempt, ms. */
  readonly heldFor?: number;
  /** What it is written with instead of the text in force. */
  readonly ownText?: MailText;
  /** The files that go with it, by id: whole ones within reach of the transaction, MOST_ATTACHED bytes in all. */
  readonly attachments?: readonly string[];
}

/** Bytes that may go with one mail: what mail servers take, which count a third more for its encoding. */
export const MOST_ATTACHED = 10 * 1_048_576;

/** Puts a mail into the outbox, in the transaction of its cause: no cause, no mail (assurance R7). */
export function queueMail<Template extends MailTemplate>(db: Db, mail: OutgoingMail<Template>): Promise<void> {
  return queueAnyMail(db, mail);
}

/** The same where the template is only known to one that reads the modules. */
export async function queueAnyMail(db: Db, mail: QueuedMail): Promise<void> {
  const { id, template, values, recipient, locale, now, expiresAt, heldFor = 0, ownText, attachments = [] } = mail;
  const files = await holdFiles(db, attachments, now);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_ATTACHED) throw new Failure('mail.attachments-too-large', { megabytes: MOST_ATTACHED / 1_048_576 });
  await db.insert(mails).values({
    id,
    messageId: `<${id}@drivewright.mail>`,
    template,
    values: { ...values },
    recipient,
    locale,
    ownText: ownText ?? null,
    attachments: [...attachments],
    state: 'queued',
    // By the clock that decides when it is due.
    nextAttemptAt: sql`now() + ${heldFor}::float8 * interval '1 millisecond'`,
    expiresAt: expiresAt ?? null,
    createdAt: now,
  });
  ring();
}
