import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { noteStep } from './note-step.ts';
import { findQuote } from './quote-store.ts';
import { quotes } from './quote-tables.ts';
import { EVERY_QUOTE } from './reach-of-all.ts';

/**
 * Writes down of offers that they have expired, and tells both sides: nobody waited for it, for every answer goes by the moment itself.
 * Each by itself and once, whoever else looks at the same time.
 */
export async function expireOffers(portal: Portal, now: Date): Promise<void> {
  const { db } = portal;
  const over = await db.select({ id: quotes.id }).from(quotes).where(isOver(now));
  for (const { id } of over) await db.transaction((tx) => expireOffer(portal, tx, id, now));
}

/** Writes it down of one offer, where nobody has yet: also before a step that goes on from there. */
export async function expireOffer(portal: Portal, tx: Db, id: string, now: Date): Promise<void> {
  const { rowCount } = await tx
    .update(quotes)
    .set({ state: 'expired' })
    .where(and(eq(quotes.id, id), isOver(now)));
  const quote = rowCount === 1 ? await findQuote(tx, EVERY_QUOTE, id) : undefined;
  if (quote === undefined) return;
  const happening = { action: 'expire', from: 'priced', to: 'expired' } as const;
  await noteStep(portal, tx, quote, happening, { actor: null, now });
}

function isOver(now: Date): SQL | undefined {
  return and(eq(quotes.state, 'priced'), lte(quotes.expiresAt, now));
}
