import { gatherAnyMail, queueAnyMail } from '#modules/mail/server/public.ts';
import {
  dueMails,
  ORDER_MAILS,
  type OrderMail,
  type OrderNews,
  untilDigest,
} from '#modules/orders/domain/order-mails.ts';
import type { OrderRow } from '#modules/orders/server/order-store.ts';
import type { Doing } from '#modules/orders/server/record-events.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { customersPeopleOf, type Recipient } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';
import { followersOf } from './followers.ts';

type MailedOrder = Pick<OrderRow, 'id' | 'organisationId' | 'quoteId' | 'quoteNumber' | 'serial' | 'createdAt'>;

/** Tells the customer's people and whoever follows it by mail what happened to an order, in the transaction in which it happened (commerce §9). */
export async function mailOrder(
  portal: Portal,
  tx: Db,
  order: MailedOrder,
  news: readonly OrderNews[],
  { actor, now }: Doing,
): Promise<void> {
  const due = dueMails(news);
  if (due.length === 0) return;
  const people = await peopleOf(portal, tx, order, actor);
  for (const { count, reason, template } of due) {
    const mail: OrderMail = ORDER_MAILS[template];
    const values = onlyOf(mail, { ...factsOf(order), reason, count: String(count), link: linkTo(portal, order, mail) });
    for (const { email: recipient, locale } of people)
      await hand(tx, { id: portal.newId(), template, recipient, locale, now, values }, mail);
  }
}

/** Each once; of the followers whoever did it knows it. */
async function peopleOf(
  { settings }: Portal,
  tx: Db,
  order: MailedOrder,
  actor: Doing['actor'],
): Promise<readonly Recipient[]> {
  const customers = await customersPeopleOf(tx, settings, order);
  const told = new Set([actor?.id, ...customers.map(({ id }) => id)]);
  return [...customers, ...(await followersOf(tx, settings, order)).filter(({ id }) => !told.has(id))];
}

function hand(tx: Db, mail: Parameters<typeof queueAnyMail>[1], { isDigest }: OrderMail): Promise<void> {
  if (!isDigest) return queueAnyMail(tx, mail);
  const { count = '1' } = mail.values;
  return gatherAnyMail(tx, { ...mail, values: { ...mail.values, count }, heldFor: untilDigest(mail.now) });
}

function factsOf({ createdAt, quoteNumber, serial }: MailedOrder) {
  return { order: paperNumber('order', serial, createdAt), quote: quoteNumber };
}

function linkTo(portal: Portal, { id }: MailedOrder, { page }: OrderMail): string {
  return `${addressOfPortal(portal)}${page.replace(':id', id)}`;
}

function onlyOf({ sample }: OrderMail, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(sample).map((name) => [name, values[name] ?? '']));
}
