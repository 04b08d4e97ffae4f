import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { countAttempt, subjectOf } from '#modules/accounts/server/public.ts';
import { type DocumentPart, MAIL_LIMITS, type MailCause } from '#modules/documents/domain/mailing.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import { documentMails, type MailRefusal } from '#modules/documents/server/document-mail-tables.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { limitingSending } from './document-mail-store.ts';
import { noSendKey, unwantedAmong } from './no-send-store.ts';
import { SEND_DOCUMENT } from './send-document-job.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A document that is to be sent: of which line, why, to whom, and what of it. */
export interface Sending {
  readonly line: { readonly id: string; readonly version: number; readonly productName: string };
  readonly cause: MailCause;
  readonly addresses: readonly string[];
  readonly language: SheetLanguage;
  readonly parts: readonly DocumentPart[];
}

/** Who asks for it. */
export interface Sender {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
}

/** What was accepted: the ids of the mails, the first of which is that of the sending, and which addresses get none, by their places. */
export interface Accepted {
  readonly ids: readonly [string, ...string[]];
  readonly unwanted: readonly number[];
}

/**
 * Accepts a sending, in the transaction of its cause: it is written down, counted, and a task prints the document and puts its mails into the
 * outbox under the ids that are answered here.
 */
export async function askSending(portal: Portal, tx: Db, sending: Sending, sender: Sender): Promise<Accepted> {
  const { addresses } = sending;
  const { actor, locale, now } = sender;
  const key = await noSendKey(portal.db, now);
  const stopped = await unwantedAmong(tx, key, addresses);
  const unwanted = addresses.flatMap((address, at) => (stopped.has(address) ? [at] : []));
  const [first, ...others] = addresses.filter((address) => !stopped.has(address)).map(() => portal.newId());
  if (first === undefined) throw new Failure('document-mail.unwanted');
  await countSending(portal, tx, { actor, now });
  const ids: Accepted['ids'] = [first, ...others];
  await writeDown(portal, tx, { ...sending, ids, stopped }, sender);
  await queueJob(tx, { id: first, kind: SEND_DOCUMENT, input: {}, actor, locale, now });
  return { ids, unwanted };
}

/** Notes that a document which was to go out when its product was saved did not, and why. */
export async function noteRefusal(
  portal: Portal,
  tx: Db,
  sending: Sending,
  { refusal, ...sender }: Sender & { readonly refusal: MailRefusal },
): Promise<void> {
  const ids = sending.addresses.map(() => portal.newId());
  await writeDown(portal, tx, { ...sending, ids, stopped: new Set(), refusal }, sender);
}

interface Written extends Sending {
  /** Of the mails, in the order of the addresses that get one. */
  readonly ids: readonly string[];
  readonly stopped: ReadonlySet<string>;
  readonly refusal?: MailRefusal;
}

async function writeDown(
  { newId }: Portal,
  tx: Db,
  { line, ids, stopped, addresses, cause, language, parts, refusal }: Written,
  { actor, now }: Sender,
): Promise<void> {
  const left = [...ids];
  await tx.insert(documentMails).values({
    id: ids[0] ?? newId(),
    organisationId: beneficiaryOf(actor),
    actorId: actor.id,
    onBehalfOf: actor.onBehalfOf ?? null,
    configurationId: line.id,
    lineVersion: line.version,
    productName: line.productName,
    ...{ cause, language, parts },
    recipients: addresses.map((address) =>
      stopped.has(address)
        ? { mailId: newId(), address, isUnwanted: true as const }
        : { mailId: left.shift() ?? newId(), address },
    ),
    refusal: refusal ?? null,
    createdAt: now,
  });
}

/** Refuses more sendings than an account may ask for in an hour, or an organisation in a day; those at the same time wait for each other. */
async function countSending({ newId }: Portal, tx: Db, { actor, now }: Pick<Sender, 'actor' | 'now'>): Promise<void> {
  const { perHour, perDay } = MAIL_LIMITS;
  const organisationId = beneficiaryOf(actor);
  await holdLock(tx, `document mails ${organisationId}`);
  const since = new Date(now.getTime() - DAY);
  const limiting = await limitingSending(tx, { organisationId, since, most: perDay });
  if (limiting !== undefined) throw waiting('document-mail.per-day', perDay, limiting.getTime() + DAY - now.getTime());
  const attempt = { id: newId(), subject: subjectOf('document-mail', actor.id), at: now };
  const seconds = await countAttempt(tx, { most: perHour, window: HOUR }, attempt);
  if (seconds > 0) throw waiting('document-mail.per-hour', perHour, seconds * 1000);
}

function waiting(code: 'document-mail.per-hour' | 'document-mail.per-day', most: number, ms: number): Failure {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new Failure(code, { most, seconds, minutes: Math.ceil(seconds / 60), hours: Math.ceil(seconds / 3600) });
}
