import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { gatherAnyMail, queueAnyMail } from '#modules/mail/server/public.ts';
import type { QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import { mailsOf, type QuoteMail } from '#modules/quotes/domain/quote-mails.ts';
import { quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import type { QuoteHappening } from '#modules/quotes/server/quote-command.ts';
import type { QuoteRow } from '#modules/quotes/server/quote-store.ts';
import { quoteVersions } from '#modules/quotes/server/quote-tables.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';
import { recipientsOf } from './recipients.ts';

/** Who did something, and when; null where the portal did it by itself. */
export interface Doing {
  readonly actor: Actor | null;
  readonly now: Date;
}

type MailedQuote = Pick<
  QuoteRow,
  'id' | 'organisationId' | 'assignedTo' | 'customerName' | 'serial' | 'createdAt' | 'title'
>;

/** What the mails about a step are filled with; each takes what its sample has. */
type Filling = (locale: Locale) => Readonly<Record<string, string>>;

/** Tells those whom a step of a quote concerns by mail, in the transaction of the step (commerce §9; `domain/quote-mails.ts`). */
export async function mailStep(
  portal: Portal,
  tx: Db,
  quote: MailedQuote,
  { action, data = {}, from, isInternal = false }: QuoteHappening,
  { actor, now }: Doing,
): Promise<void> {
  const due = mailsOf(action, from);
  if (due.length === 0) return;
  const told = { settings: portal.settings, quote, data, isInternal, actor };
  const filling = fillingOf(quote, { actor, data, date: await lastDay(tx, quote, data) });
  for (const [template, mail] of due)
    for (const { email: recipient, locale } of await recipientsOf(tx, mail, told)) {
      const values = { ...filling(locale), link: linkTo(portal, quote, mail.page) };
      const queued = { id: portal.newId(), template, recipient, locale, now };
      await hand(tx, { ...queued, values: onlyOf(mail, values) }, mail);
    }
}

/** Where a mail about a quote leads. */
export function linkTo(portal: Portal, { id }: Pick<QuoteRow, 'id'>, page: string): string {
  return `${addressOfPortal(portal)}${page.replace(':id', id)}`;
}

/** What is held back is told per quote, with how many messages and files there are in all. */
const GATHERED = { per: 'link', sums: ['count', 'files'] } as const;

/** Sends a mail now, or holds it back for others about the same quote. */
function hand(tx: Db, mail: Parameters<typeof queueAnyMail>[1], { heldFor }: QuoteMail): Promise<void> {
  if (heldFor === undefined) return queueAnyMail(tx, mail);
  return gatherAnyMail(tx, { ...mail, values: { ...mail.values, count: '1' }, heldFor }, GATHERED);
}

function onlyOf({ sample }: QuoteMail, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(sample).map((name) => [name, values[name] ?? '']));
}

interface Facts {
  readonly actor: Actor | null;
  readonly data: QuoteEventData;
  readonly date: string;
}

function fillingOf(quote: MailedQuote, { actor, data, date }: Facts): Filling {
  const company = inOneLine(quote.customerName);
  const number = quoteNumber(quote.serial, quote.createdAt);
  const { title } = quote;
  const isActed = actor?.onBehalfOf !== undefined;
  return (locale) => ({
    ...{ company, date },
    quote: title === '' ? number : `${number}${inBrackets(title, locale)}`,
    who: `${actor?.username ?? ''}${isActed ? inBrackets(FOR[locale](company), locale) : ''}`,
    reason: data.reason ?? '',
    files: String(data.files ?? 0),
  });
}

/** How somebody is told who acted for a customer. */
const FOR: Readonly<Record<Locale, (company: string) => string>> = {
  'zh-cn': (company) => `代${company}`,
  en: (company) => `for ${company}`,
};

/** How what stands in brackets after a name or a number begins. */
export const OPENING: Readonly<Record<Locale, string>> = { 'zh-cn': '（', en: ' (' };
const CLOSING: Readonly<Record<Locale, string>> = { 'zh-cn': '）', en: ')' };

function inBrackets(text: string, locale: Locale): string {
  return `${OPENING[locale]}${text}${CLOSING[locale]}`;
}

/** Whoever chose the name of a company opens no paragraph of its own in somebody else's mail. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The last day of the offer a step is about, with the zone it ends in; empty where it is about none. */
async function lastDay(tx: Db, { id }: MailedQuote, { no }: QuoteEventData): Promise<string> {
  if (no === undefined) return '';
  const { quoteId, validUntil, zone } = quoteVersions;
  const [found] = await tx
    .select({ validUntil, zone })
    .from(quoteVersions)
    .where(and(eq(quoteId, id), eq(quoteVersions.no, no)));
  return found?.validUntil ? `${found.validUntil} (${found.zone})` : '';
}
