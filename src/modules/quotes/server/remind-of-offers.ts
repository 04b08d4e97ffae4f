import { and, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { FIRST_REMINDER, type Reminder, reminderDue } from '#modules/quotes/domain/reminders.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { noteStep } from './note-step.ts';
import { findQuote } from './quote-store.ts';
import { quoteEvents, quotes, quoteVersions } from './quote-tables.ts';
import { EVERY_QUOTE } from './reach-of-all.ts';

const DAY = 86_400_000;

/** An offer that somebody is to be reminded of. */
interface DueReminder {
  readonly id: string;
  readonly no: number;
  readonly days: Reminder;
}

/** Reminds customers of offers that end soon and wait for an answer; each offer once a reminder, whoever else looks at the same time. */
export async function remindOfOffers(portal: Portal, now: Date): Promise<void> {
  for (const due of await remindersDue(portal.db, now))
    await portal.db.transaction((tx) => remind(portal, tx, due, now));
}

async function remind(portal: Portal, tx: Db, { id, no, days }: DueReminder, now: Date): Promise<void> {
  const isUntold = and(eq(quotes.id, id), waits(now), eq(quotes.offerNo, no));
  const [locked] = await tx.select({ id: quotes.id }).from(quotes).where(isUntold).for('update');
  // Whoever held the lock may have reminded: asked anew, after waiting for it.
  if (locked === undefined || (await tx.$count(quoteEvents, isReminder(id, no, days))) > 0) return;
  const quote = await findQuote(tx, EVERY_QUOTE, id);
  if (quote === undefined) return;
  const happening = { action: 'remind', from: 'priced', to: 'priced', data: { no, days } } as const;
  await noteStep(portal, tx, quote, happening, { actor: null, now });
}

async function remindersDue(db: Db, now: Date): Promise<readonly DueReminder[]> {
  // A day more, since zones are up to a day apart, and one that is counted from its beginning.
  const soon = new Date(now.getTime() + (FIRST_REMINDER + 2) * DAY);
  const { createdAt: offeredAt, validUntil, zone, no } = quoteVersions;
  const rows = await db
    .select({ id: quotes.id, no, offeredAt, validUntil, zone })
    .from(quotes)
    .innerJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), eq(no, quotes.offerNo)))
    .where(and(waits(now), lte(quotes.expiresAt, soon), notExists(lastReminder(db))))
    .orderBy(quotes.expiresAt);
  return rows.flatMap(({ id, no: offerNo, validUntil: until, ...offer }) => {
    const days = until === null ? undefined : reminderDue({ ...offer, validUntil: until }, now);
    return days === undefined ? [] : [{ id, no: offerNo, days }];
  });
}

function waits(now: Date): SQL | undefined {
  return and(eq(quotes.state, 'priced'), gt(quotes.expiresAt, now));
}

/** The last reminder there is of the offer that stands: nothing is due after it. */
function lastReminder(db: Db) {
  return db
    .select({ id: quoteEvents.id })
    .from(quoteEvents)
    .where(isReminder(quotes.id, quotes.offerNo, 1));
}

function isReminder(
  id: string | typeof quotes.id,
  no: number | typeof quotes.offerNo,
  days: Reminder,
): SQL | undefined {
  const { action, data, quoteId } = quoteEvents;
  return and(
    eq(quoteId, id),
    eq(action, 'remind'),
    sql`(${data} ->> 'no')::int = ${no}`,
    sql`(${data} ->> 'days')::int = ${days}`,
  );
}
