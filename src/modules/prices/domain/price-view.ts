import type { Actor } from '#kernel/actor.ts';
import type { ShownPrices } from './price-codes.ts';

/** How somebody sees the price of a product (commerce §6). */
export interface PriceView {
  /** The customer whose terms hold; null for the provider's people where they act for nobody. */
  readonly customerId: string | null;
  /** Set for the provider's people, who see how a price comes about, whatever the customer does. */
  readonly isProvider: boolean;
  /** Whether costs are seen as figures. */
  readonly withCosts: boolean;
}

/**
 * How an actor sees prices: staff acting for a customer see those of the customer, as the customer does; costs are seen by the
 * administrator and by staff with the right to them.
 */
export function viewOf({
  role,
  organisationId,
  onBehalfOf,
  rights,
}: Pick<Actor, 'role' | 'organisationId' | 'onBehalfOf' | 'rights'>): PriceView {
  const isProvider = role === 'staff' || role === 'admin';
  return {
    customerId: onBehalfOf ?? (isProvider ? null : organisationId),
    isProvider,
    withCosts: role === 'admin' || (isProvider && !onBehalfOf && rights.includes('cost.read')),
  };
}

/** What is shown under the terms of a customer; without terms there is nothing to show but that the price is on request. */
export function shownTo(
  { isProvider }: PriceView,
  terms: { readonly showPrices: ShownPrices } | undefined,
): ShownPrices {
  if (isProvider) return 'breakdown';
  return terms?.showPrices ?? 'net';
}

/** The same of a price that is another customer's, within reach: how it comes about is told where that customer is told it, too. */
export function shownOfOther(
  view: PriceView,
  shown: ShownPrices,
  terms: { readonly showPrices: ShownPrices } | undefined,
): ShownPrices {
  return shown === 'breakdown' && shownTo(view, terms) !== 'breakdown' ? 'net' : shown;
}
