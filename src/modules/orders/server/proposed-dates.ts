import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { addDays } from '#modules/quotes/domain/validity.ts';
import { findOfferedQuote } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import type { LoadedOrder } from './order-store.ts';
import { agreedLines, itemNoAt } from './place-order.ts';
import type { OrderReader } from './present-order.ts';

/** The dates with which an order begins to be confirmed, by item: so many days from today as each line was offered with. */
export async function proposedDates(
  db: Db,
  { quoteId, state }: Pick<LoadedOrder, 'quoteId' | 'state'>,
  { actor, now, scope: { readable } }: OrderReader,
): Promise<ReadonlyMap<number, string>> {
  if (state !== 'placed' || quoteId === null || viewOf(actor) === 'C') return new Map();
  const quote = await findOfferedQuote(db, { readable, view: viewOf(actor) }, quoteId);
  const today = providerDay(now);
  if (quote === undefined || quote.offer === null) return new Map();
  const { lines, offer } = quote;
  const dated = agreedLines({ lines, offer }).flatMap(({ leadDays }, place): [number, string][] =>
    leadDays === null ? [] : [[itemNoAt(place), addDays(today, leadDays)]],
  );
  return new Map(dated);
}
