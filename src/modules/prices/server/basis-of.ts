import type { Actor } from '#kernel/actor.ts';
import type { CustomerPriceTerms } from '#modules/prices/domain/price.ts';
import type { ShownPrices } from '#modules/prices/domain/price-codes.ts';
import { NO_GROUP } from '#modules/prices/domain/price-list.ts';
import { type PriceView, shownOfOther, shownTo, viewOf } from '#modules/prices/domain/price-view.ts';
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

/** What is asked for besides the usual: the price of another customer within reach, or that of another group. */
interface AskedFor {
  readonly customerId?: string | undefined;
  readonly group?: string | undefined;
}

/** By what an actor sees prices: the terms of their customer, or of the one they act for, and the list in force. */
export async function basisOf(
  db: Db,
  actor: Pick<Actor, 'role' | 'organisationId' | 'onBehalfOf' | 'rights'>,
  now: Date,
  { customerId: other, group }: AskedFor = {},
): Promise<PricesBasis> {
  const view = viewOf(actor);
  const own = view.customerId === null ? undefined : await findTerms(db, view.customerId);
  const customerId = other ?? view.customerId;
  const isOwn = customerId === view.customerId;
  const terms = isOwn || customerId === null ? own : await findTerms(db, customerId);
  const agreements = customerId === null || terms === undefined ? [] : await findAgreements(db, customerId);
  const held = terms === undefined ? { group: NO_GROUP } : termsAt({ terms, agreements }, now);
  const shown = shownTo(view, own);
  const seen = {
    view,
    shown: isOwn ? shown : shownOfOther(view, shown, terms),
    terms: group === undefined ? held : { ...held, group },
  };
  if (customerId !== null && terms === undefined && group === undefined)
    return { ...seen, active: undefined, onRequest: 'no-terms' };
  const active = await findActive(db, terms?.listId);
  return active === undefined ? { ...seen, active, onRequest: 'no-list' } : { ...seen, active, onRequest: null };
}
