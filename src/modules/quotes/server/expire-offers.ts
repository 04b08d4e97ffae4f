import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { uuidv7 } from '#kernel/ids.ts';
import type { Db } from '#server/database.ts';
import { quoteEvents, quotes } from './quote-tables.ts';

/** Writes down of offers that they have expired: nobody waited for it, for every answer goes by the moment itself. */
export async function expireOffers(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const expired = await tx
      .update(quotes)
      .set({ state: 'expired' })
      .where(and(eq(quotes.state, 'priced'), lte(quotes.expiresAt, now)))
      .returning({ quoteId: quotes.id, organisationId: quotes.organisationId });
    const event = {
      action: 'expire',
      from: 'priced',
      to: 'expired',
      isInternal: false,
      data: {},
      createdAt: now,
    } as const;
    const events = expired.map((of) => ({ id: uuidv7(now.getTime(), randomBytes(10)), ...of, ...event }));
    if (events.length > 0) await tx.insert(quoteEvents).values(events);
  });
}
