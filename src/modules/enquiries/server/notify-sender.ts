import { localeOf } from '#kernel/locale.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { countRecentMails, queueMail } from '#modules/mail/server/public.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';

const HOUR = 3_600_000;

/** How many receipts go to one address that is no account's within a day. */
const TO_ONE_ADDRESS = { most: 3, window: 24 * HOUR } as const;

/** Where the sender of an enquiry can be reached. */
export interface Addressed {
  readonly actorId: string | null;
  readonly email: string;
}

/** What mails to its sender tell of an enquiry. */
export interface NotifiedEnquiry extends Addressed {
  readonly id: string;
  readonly productLine: string;
  readonly name: string;
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
export async function notifyReceived(portal: Portal, tx: Db, enquiry: NotifiedEnquiry, now: Date): Promise<void> {
  const ofAccount = await addressOfAccount(portal, tx, enquiry);
  const recipient = enquiry.email || ofAccount;
  if (recipient === '') return;
  if (recipient.toLowerCase() !== ofAccount.toLowerCase())
    return notifyVisitor(portal, tx, enquiry, { recipient, now });
  const values = { ...askedIn(enquiry), link: linkTo(portal, enquiry) };
  await queueMail(tx, { ...toSender(portal, enquiry, { recipient, now }), template: 'enquiry-receipt', values });
}

/** The address an answer goes to: that the enquiry names, else that of its account; empty where there is neither. */
export async function addressOfSender(portal: Portal, db: Db, enquiry: Addressed): Promise<string> {
  return enquiry.email || addressOfAccount(portal, db, enquiry);
}

/**
 * Sends an answer to its sender, if there is an address: to an account with the way to reply, to a visitor, who has no page of it, with
 * where to ask again.
 */
export async function notifyAnswered(
  portal: Portal,
  tx: Db,
  enquiry: NotifiedEnquiry,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const recipient = await addressOfSender(portal, tx, enquiry);
  if (recipient === '') return;
  const isVisitor = enquiry.actorId === null;
  const link = isVisitor ? addressOfPortal(portal) : linkTo(portal, enquiry);
  const template = isVisitor ? 'enquiry-answered-visitor' : 'enquiry-answered';
  const values = { ...askedIn(enquiry), answer: text, link };
  await queueMail(tx, { ...toSender(portal, enquiry, { recipient, now }), template, values });
}

async function notifyVisitor(
  portal: Portal,
  tx: Db,
  enquiry: NotifiedEnquiry,
  { recipient, now }: ToSender,
): Promise<void> {
  await holdLock(tx, 'mails receipts of visitors');
  if (!(await mayGoOut(portal, tx, { recipient, now }))) return;
  const values = { line: enquiry.productLine, number: enquiryNumber(enquiry.id) };
  await queueMail(tx, {
    ...toSender(portal, enquiry, { recipient, now }),
    template: 'enquiry-receipt-visitor',
    values,
  });
}

async function mayGoOut({ settings }: Portal, tx: Db, { recipient, now }: ToSender): Promise<boolean> {
  const templates = ['enquiry-receipt-visitor'] as const;
  const before = (ms: number) => new Date(now.getTime() - ms);
  const inAll = await countRecentMails(tx, { templates, since: before(HOUR) });
  if (inAll >= settings.visitorReceipts) return false;
  const toThem = await countRecentMails(tx, { templates, since: before(TO_ONE_ADDRESS.window), recipient });
  return toThem < TO_ONE_ADDRESS.most;
}

/** Empty where there is none. */
async function addressOfAccount(portal: Portal, db: Db, { actorId }: Pick<Addressed, 'actorId'>): Promise<string> {
  return (actorId === null ? null : await portal.addressOf(db, actorId)) ?? '';
}

function toSender({ newId }: Portal, { locale }: Pick<NotifiedEnquiry, 'locale'>, to: ToSender) {
  return { ...to, id: newId(), locale: localeOf(locale) };
}

function askedIn({ id, name, productLine, message }: NotifiedEnquiry) {
  return { username: name, line: productLine, number: enquiryNumber(id), question: message };
}

function linkTo(portal: Portal, { id }: Pick<NotifiedEnquiry, 'id'>): string {
  return `${addressOfPortal(portal)}${ENQUIRY_PATHS.desk}/${id}`;
}
