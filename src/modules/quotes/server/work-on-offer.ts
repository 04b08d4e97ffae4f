import type { Actor } from '#kernel/actor.ts';
import type { Pricing } from '#modules/quotes/contract.ts';
import type { QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import { offeredIn } from '#modules/quotes/domain/working-offer.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { voidApprovals } from './approval-store.ts';
import { hashOf } from './hash.ts';
import type { LoadedQuote } from './quote-command.ts';
import { quoteWorkingOffers } from './quote-provider-tables.ts';
import { findWorking } from './thread-store.ts';
import { workedOffer } from './worked-offer.ts';

/**
 * Works out the offer of a quote anew and keeps it. What was approved of another offer is void. Answers what the history tells of it to
 * the provider's side.
 */
export async function workOnOffer(
  portal: Portal,
  tx: Db,
  quote: LoadedQuote,
  asked: Pricing,
  { actor, now }: { readonly actor: Pick<Actor, 'id'>; readonly now: Date },
): Promise<QuoteEventData> {
  const { id: quoteId, organisationId } = quote;
  const { before, offer, priceVersionId, told } = await workedOffer(portal, tx, quote, asked, now);
  const hash = hashOf(offeredIn(offer));
  const isSame = before?.hash === hash && before.priceVersionId === priceVersionId;
  const workedBy = isSame ? before.workedBy : actor.id;
  const written = { priceVersionId, offer, hash, workedBy, updatedAt: now };
  await tx
    .insert(quoteWorkingOffers)
    .values({ quoteId, organisationId, ...written })
    .onConflictDoUpdate({ target: quoteWorkingOffers.quoteId, set: written });
  if (before !== undefined && !isSame) await voidApprovals(tx, quoteId, now);
  return told;
}

/** Leaves a working offer as the beginning of the next: it has been sent, or what it answers has ended. */
export async function endWorkingOffer(tx: Db, quoteId: string): Promise<void> {
  const found = await findWorking(tx, quoteId);
  if (found === undefined) return;
  await tx
    .insert(quoteWorkingOffers)
    .values({ ...found, hash: '' })
    .onConflictDoUpdate({ target: quoteWorkingOffers.quoteId, set: { hash: '' } });
}
