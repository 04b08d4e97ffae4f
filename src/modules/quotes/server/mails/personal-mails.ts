import { eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { users } from '#modules/accounts/server/public.ts';
import { forgetNameInMails, withdrawHeldMails } from '#modules/mail/server/public.ts';
import { LISTED_QUOTE_MAILS, QUOTE_MAILS } from '#modules/quotes/domain/quote-mails.ts';
import type { QuoteRow } from '#modules/quotes/server/quote-store.ts';
import type { Db } from '#server/database.ts';
import type { Person } from '#server/module.ts';
import type { Portal } from '#server/portal.ts';
import { linkTo, OPENING } from './mail-step.ts';

/** Takes the name of a person who is forgotten out of the mails about quotes to others. */
export async function forgetDoerInMails(tx: Db, { id }: Person): Promise<void> {
  const [person] = await tx.select({ name: users.username }).from(users).where(eq(users.id, id));
  if (person === undefined) return;
  const templates = LISTED_QUOTE_MAILS.map(([template]) => template);
  await forgetNameInMails(tx, { ...person, templates, value: 'who', followedBy: Object.values(OPENING) });
}

/** Lets nobody be told by mail of messages they have read; whoever acts for a customer reads what the customer does, and not all. */
export async function withdrawMailOfRead(
  portal: Portal,
  db: Db,
  quote: Pick<QuoteRow, 'id'>,
  { id, onBehalfOf }: Actor,
): Promise<void> {
  const recipient = onBehalfOf === undefined ? await portal.addressOf(db, id) : null;
  if (recipient === null) return;
  const template = 'quote-message';
  const link = linkTo(portal, quote, QUOTE_MAILS[template].page);
  await withdrawHeldMails(db, { template, recipient, link });
}
