import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { MailTemplate } from '#kernel/declared.ts';
import { users } from '#modules/accounts/server/public.ts';
import { heedWishes } from '#modules/mail/server/public.ts';
import { quoteMailRoutes } from '#modules/quotes/contract.ts';
import { LISTED_QUOTE_MAILS } from '#modules/quotes/domain/quote-mails.ts';
import { quoteMailWishes } from '#modules/quotes/server/quote-mail-tables.ts';
import type { Db } from '#server/database.ts';
import type { PersonalRecords } from '#server/module.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';

/** What a person said of mails about quotes. */
export const QUOTE_MAIL_RECORDS: PersonalRecords = {
  category: 'quote-mails',
  read: (db, { id }) =>
    db
      .select({ stoppedAt: quoteMailWishes.stoppedAt })
      .from(quoteMailWishes)
      .where(eq(quoteMailWishes.userId, id))
      .orderBy(asc(quoteMailWishes.stoppedAt)),
  erase: (tx, { id }) => tx.delete(quoteMailWishes).where(eq(quoteMailWishes.userId, id)),
};

/** Serves the wish for fewer mails about quotes to its person, and has it heeded by mails that wait already. */
export function registerMailWishes(portal: Portal): void {
  const optional = LISTED_QUOTE_MAILS.filter(([, { needsAnswer }]) => !needsAnswer);
  heedFewerMails(
    portal,
    optional.map(([template]) => template),
  );

  serve(portal, quoteMailRoutes.read, ({ actor, db }) => wishOf(db, actor.id));

  serveCommand(portal, quoteMailRoutes.choose, {
    async change(tx, _, { actor: { id: userId }, body, now }) {
      const wish = eq(quoteMailWishes.userId, userId);
      const { rowCount } = body.isWanted
        ? await tx.delete(quoteMailWishes).where(wish)
        : await tx.insert(quoteMailWishes).values({ userId, stoppedAt: now }).onConflictDoNothing();
      return { userId, isNew: rowCount === 1 };
    },
    event: ({ isNew, userId }) => (isNew ? { action: 'quote.mails-chosen', object: userId } : undefined),
    answer: (tx, { userId }) => wishOf(tx, userId),
  });
}

/** Has the wish for fewer mails heeded by further templates, also of later modules. */
export function heedFewerMails(portal: Portal, templates: readonly MailTemplate[]): void {
  for (const template of templates) heedWishes(portal, template, isWantedAt);
}

/** Those of some people who want no mails that need no answer. */
export async function unwillingAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { userId } = quoteMailWishes;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ userId })
          .from(quoteMailWishes)
          .where(inArray(userId, [...ids]));
  return new Set(rows.map((row) => row.userId));
}

async function wishOf(db: Db, userId: string): Promise<{ readonly isWanted: boolean }> {
  return { isWanted: !(await unwillingAmong(db, [userId])).has(userId) };
}

/** By the address, which is all that a mail in the outbox knows of its recipient. */
async function isWantedAt(db: Db, recipient: string): Promise<boolean> {
  const isTheirs = and(eq(users.id, quoteMailWishes.userId), sql`lower(${users.email}) = lower(${recipient})`);
  const person = db.select({ id: users.id }).from(users).where(isTheirs);
  return (await db.$count(quoteMailWishes, exists(person))) === 0;
}
