import type { ProviderQuote } from './pricing-entry.ts';
import type { Pricing } from './quote-calls.ts';

/** By which version of the customer's list an offer is priced, as it is chosen, and why where that is an older one. */
export interface TypedList {
  readonly versionId: string;
  readonly reason: string;
}

/** A version that can be chosen. */
export interface ListChoice {
  readonly versionId: string;
  readonly name: string;
  /** The day from which it held; left out of one that is of another list than the customer's is now. */
  readonly from?: string;
  readonly isInForce: boolean;
}

type Quote = Pick<ProviderQuote, 'priceLists' | 'working'>;

/** The version that stands, as it would be chosen. */
export function typedListOf({ working }: Quote): TypedList {
  const { versionId = '', reason = null } = working?.priceList ?? {};
  return { versionId, reason: reason ?? '' };
}

/** The versions there are, and the one the pricing goes by where it is none of them. */
export function listChoices({ priceLists, working }: Quote): readonly ListChoice[] {
  const held = working?.priceList;
  const isKnown = !held || priceLists.some(({ versionId }) => versionId === held.versionId);
  return isKnown ? priceLists : [{ ...held, isInForce: false }, ...priceLists];
}

/** Whether a reason is asked for: an older version was chosen, and is not just the one that was in force when the pricing began. */
export function needsReason(quote: Quote, { versionId }: TypedList): boolean {
  const stood = typedListOf(quote);
  if (versionId === stood.versionId) return stood.reason !== '';
  return listChoices(quote).some((one) => one.versionId === versionId && !one.isInForce);
}

/** Whether a reason is asked for and none was given. */
export function lacksReason(quote: Quote, typed: TypedList): boolean {
  return needsReason(quote, typed) && typed.reason.trim() === '';
}

/** What was chosen otherwise than it stood, as it is sent. */
export function saidList(quote: Quote, typed: TypedList): Pick<Pricing, 'priceList'> {
  const stood = typedListOf(quote);
  const reason = needsReason(quote, typed) ? typed.reason.trim() : '';
  if (typed.versionId === stood.versionId && reason === stood.reason) return {};
  return { priceList: { versionId: typed.versionId, reason } };
}
