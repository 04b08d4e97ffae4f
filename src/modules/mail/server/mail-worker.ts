import { setTimeout as wait } from 'node:timers/promises';
import { EXPIRED, isExpired, isForGood, pauseAfter, type Refused, UNWANTED } from '#modules/mail/domain/delivery.ts';
import type { MailText } from '#modules/mail/domain/mail-text.ts';
import type { Portal } from '#server/portal.ts';
import { poll } from '#server/process/poll.ts';
import { attachmentsOf } from './attachments.ts';
import { type MailRow, markRefused, markSent, takeDueMails } from './mail-store.ts';
import { OUTBOX_SIGNAL } from './outbox-signal.ts';
import type { SendMail } from './smtp.ts';
import { readTemplate, textInForce } from './template-store.ts';
import { isStillWanted } from './wishes.ts';

/** How many mails one instance sends at a time. */
const LANES = 4;
/** How long a mail is its worker's alone, ms: longer than sending and noting it down can take. */
const LEASE = 75_000;
/** How long mails at work may take to end once the portal was told to stop, ms. */
const LAST_CALL = 4_000;
/** How often, and how far apart, ms, it is tried to note down what became of a mail. */
const NOTES = { tries: 6, pause: 500 };
/** The longest reason that is stored, in characters. */
const LONGEST_REASON = 500;

export interface MailWorker {
  /** Looks for due mails at once. */
  wake(): void;
  /** Takes no more mails, ends those at work, and resolves. */
  stop(): Promise<void>;
}

type Tools = Pick<Portal, 'db' | 'clock' | 'modules'> & { readonly http: Pick<Portal['http'], 'log'> };

/**
 * Sends what is due in the outbox, on any number of instances at once. A mail goes out at least once: a worker killed
 * between the server's answer and the note of it sends it again under the same Message-ID.
 */
export function startMailWorker({ db, clock, http: { log }, modules }: Tools, send: SendMail): MailWorker {
  const atWork = new Set<Promise<void>>();
  const calledOff = new AbortController();

  const polling = poll(
    async () => {
      const free = LANES - atWork.size;
      if (free <= 0) return;
      const taken = await takeDueMails(db, free, LEASE);
      for (const mail of taken) {
        const work = deliver(mail)
          .catch((error: unknown) => log.warn({ err: error, mail: mail.id }, 'what became of a mail is not noted down'))
          .finally(() => {
            atWork.delete(work);
            polling.wake();
          });
        atWork.add(work);
      }
    },
    { signal: OUTBOX_SIGNAL, log, failed: 'the outbox cannot be read just now' },
  );

  async function deliver(mail: MailRow): Promise<void> {
    const against = await reasonAgainst(mail);
    if (against !== undefined)
      return note(() => markRefused(db, modules.mails, mail, { lastError: against, pause: undefined }));
    const text = mail.ownText ?? textInForce(await readTemplate(db, modules.mails, mail));
    const error = await attempt(mail, text);
    if (error === undefined) return note(() => markSent(db, modules.mails, mail, clock()));
    const lastError = error.message.slice(0, LONGEST_REASON);
    const pause = isForGood(error) ? undefined : pauseAfter(mail);
    log.warn(
      { mail: mail.id, template: mail.template, attempts: mail.attempts, pause, reason: lastError },
      'mail not sent',
    );
    await note(() => markRefused(db, modules.mails, mail, { lastError, pause }));
  }

  /** Why a mail goes out no more, though its turn has come. */
  async function reasonAgainst(mail: MailRow): Promise<string | undefined> {
    if (isExpired(mail, clock())) return EXPIRED;
    return (await isStillWanted(db, mail)) ? undefined : UNWANTED;
  }

  async function attempt(mail: MailRow, text: MailText): Promise<(Error & Refused) | undefined> {
    try {
      await send(mail, text, calledOff.signal, await attachmentsOf(db, mail));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Tries again while the database is away for a moment: a mail that went out shall not go out twice for that. */
  async function note(write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write();
      } catch (error) {
        if (tries === NOTES.tries || calledOff.signal.aborted) throw error;
        await wait(NOTES.pause);
      }
    }
  }

  return {
    wake: polling.wake,
    async stop() {
      await polling.stop();
      const lastCall = setTimeout(() => calledOff.abort(), LAST_CALL);
      await Promise.all(atWork);
      clearTimeout(lastCall);
    },
  };
}
