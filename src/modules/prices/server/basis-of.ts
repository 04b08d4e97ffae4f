import type { Actor } from '#kernel/actor.ts';
import type { CustomerPriceTerms } from '#modules/prices/domain/price.ts';
import type { ShownPrices } from '#modules/prices/domain/price-codes.ts';
import { NO_GROUP } from '#modules/prices/domain/price-list.ts';
import { type PriceView, shownTo, viewOf } from '#modules/prices/domain/price-view.ts';
import type { Db } from '#server/database.ts';
import { termsAt } from './customer-prices.ts';
import { type ActiveVersion, findActive, findAgreements, findTerms } from './price-store.ts';

/** What the prices of an actor follow from: a list in force and a group, or why there is none whatever the product. */
export type PricesBasis = {
  readonly view: PriceView;
  readonly shown: ShownPrices;
  /** The group of discounts and the agreements that hold. */
  readonly terms: CustomerPriceTerms;
} & (
  | { readonly active: ActiveVersion; readonly onRequest: null }
  | { readonly active: undefined; readonly onRequest: 'no-terms' | 'no-list' }
);

/** By what an actor sees prices: the terms of their customer, or of the one they act for, and the list in force. */
export async function basisOf(
  db: Db,
  actor: Pick<Actor, 'role' | 'organisationId' | 'onBehalfOf' | 'rights'>,
  now: Date,
): Promise<PricesBasis> {
  const view = viewOf(actor);
  const terms = view.customerId === null ? undefined : await findTerms(db, view.customerId);
  const agreements = view.customerId === null || terms === undefined ? [] : await findAgreements(db, view.customerId);
  const held = terms === undefined ? { group: NO_GROUP } : termsAt({ terms, agreements }, now);
  const seen = { view, shown: shownTo(view, terms), terms: held };
  if (view.customerId !== null && terms === undefined) return { ...seen, active: undefined, onRequest: 'no-terms' };
  const active = await findActive(db, terms?.listId);
  return active === undefined ? { ...seen, active, onRequest: 'no-list' } : { ...seen, active, onRequest: null };
}
