import { asc, inArray } from 'drizzle-orm';
import { mails } from '#modules/mail/server/public.ts';
import { LISTED_QUOTE_MAILS } from '#modules/quotes/domain/quote-mails.ts';
import type { TestApp } from '#testing/app.ts';

const NAMES = LISTED_QUOTE_MAILS.map(([name]) => name);

/** The mails about quotes in the outbox, the first first. */
export function quoteMailsOf({ database: { db } }: TestApp) {
  return db.select().from(mails).where(inArray(mails.template, NAMES)).orderBy(asc(mails.id));
}

/** What each of them is called and to whom it goes, in no order: `quote-offered to lv1-demo`. */
export async function toldBy(app: TestApp): Promise<readonly string[]> {
  const found = await quoteMailsOf(app);
  return found.map(({ recipient, template }) => `${template} to ${recipient.replace('@example.com', '')}`).sort();
}

/** Empties the outbox. */
export async function forgetMails({ database: { db } }: TestApp): Promise<void> {
  await db.delete(mails);
}
