import { localeOf } from '#kernel/locale.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { countRecentMails, lockCount, queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';

const HOUR = 3_600_000;

/** How many receipts go to one address that is no account's within a day. */
const TO_ONE_ADDRESS = { most: 3, window: 24 * HOUR } as const;

/** What mails to its sender tell of an enquiry. */
export interface ToldEnquiry {
  readonly id: string;
  readonly actorId: string | null;
  readonly productLine: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly locale: string;
}

interface ToSender {
  readonly recipient: string;
  readonly now: Date;
}

/**
 * Tells whoever sent an enquiry that it came. An account reads its own words at its own address. Any other address may be
 * somebody's who asked nothing: it is told the number and the line alone, and a few times at most.
 */
export async function tellReceipt(portal: Portal, tx: Db, enquiry: ToldEnquiry, now: Date): Promise<void> {
  const ofAccount = await addressOfAccount(portal, tx, enquiry);
  const recipient = enquiry.email || ofAccount;
  if (recipient === null || recipient === '') return;
  if (recipient.toLowerCase() !== ofAccount?.toLowerCase()) return tellVisitor(portal, tx, enquiry, { recipient, now });
  await queueMail(tx, {
    ...{ id: portal.newId(), recipient, locale: localeOf(enquiry.locale), now },
    template: 'enquiry-receipt',
    values: askedIn(enquiry),
  });
}

/** Sends an answer to the address the enquiry names, else to that of its account; a telephone number alone gets no mail. */
export async function tellAnswered(
  portal: Portal,
  tx: Db,
  enquiry: ToldEnquiry,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const recipient = enquiry.email || (await addressOfAccount(portal, tx, enquiry));
  if (recipient === null || recipient === '') return;
  await queueMail(tx, {
    ...{ id: portal.newId(), recipient, locale: localeOf(enquiry.locale), now },
    template: 'enquiry-answered',
    values: { ...askedIn(enquiry), answer: text },
  });
}

async function tellVisitor(portal: Portal, tx: Db, enquiry: ToldEnquiry, { recipient, now }: ToSender): Promise<void> {
  await lockCount(tx, 'receipts of visitors');
  if (!(await mayGoOut(portal, tx, { recipient, now }))) return;
  await queueMail(tx, {
    ...{ id: portal.newId(), recipient, locale: localeOf(enquiry.locale), now },
    template: 'enquiry-receipt-visitor',
    values: { line: enquiry.productLine, number: enquiryNumber(enquiry.id) },
  });
}

async function mayGoOut({ settings }: Portal, tx: Db, { recipient, now }: ToSender): Promise<boolean> {
  const template = 'enquiry-receipt-visitor';
  const before = (ms: number) => new Date(now.getTime() - ms);
  const inAll = await countRecentMails(tx, { template, since: before(HOUR) });
  if (inAll >= settings.visitorReceipts) return false;
  const toThem = await countRecentMails(tx, { template, since: before(TO_ONE_ADDRESS.window), recipient });
  return toThem < TO_ONE_ADDRESS.most;
}

async function addressOfAccount(portal: Portal, tx: Db, { actorId }: ToldEnquiry): Promise<string | null> {
  return actorId === null ? null : portal.addressOf(tx, actorId);
}

function askedIn({ name, productLine, message }: ToldEnquiry) {
  return { username: name, line: productLine, question: message };
}
