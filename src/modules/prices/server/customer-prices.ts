import { type Agreement, holdingOn } from '#modules/prices/domain/agreement.ts';
import { type CustomerPriceTerms, price } from '#modules/prices/domain/price.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { type PriceSnapshot, snapshotOf } from '#modules/prices/domain/price-snapshot.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { PriceFacts } from '#product/prices.ts';
import type { Db } from '#server/database.ts';
import { knownList } from './known-lists.ts';
import { type ActiveVersion, findActive, findAgreements, findTerms, findVersion } from './price-store.ts';

/** What prices for a customer go by: the terms agreed with that very customer, and a version of the list. */
export interface CustomerPricing {
  readonly terms: NonNullable<Awaited<ReturnType<typeof findTerms>>>;
  /** Past and to come among them: which of them hold is a question of the day. */
  readonly agreements: readonly Agreement[];
  readonly version: ActiveVersion;
  readonly list: PriceList;
}

interface Wanted {
  /** For the provider's side alone. */
  readonly withCosts: boolean;
  /** The version a pricing began with; left out, the one in force. */
  readonly begunWith?: string | undefined;
}

/**
 * What a customer is priced by. Undefined where nothing was agreed with it, whatever was with the one above it, no list is in force, or
 * both are out of reach.
 */
export async function pricingFor(
  db: Db,
  organisationId: string,
  { withCosts, begunWith }: Wanted,
): Promise<CustomerPricing | undefined> {
  const terms = await findTerms(db, organisationId);
  if (terms === undefined) return undefined;
  const version = begunWith === undefined ? await findActive(db, terms.listId) : await findVersion(db, begunWith);
  if (version === undefined) return undefined;
  const agreements = await findAgreements(db, organisationId);
  return { terms, agreements, version, list: await knownList(db, version.id, withCosts) };
}

/** What a customer's prices go by at a moment. */
export function termsAt(
  { terms, agreements }: Pick<CustomerPricing, 'terms' | 'agreements'>,
  at: Date,
): CustomerPriceTerms {
  return { group: terms.groupCode, agreements: holdingOn(agreements, providerDay(at)) };
}

/** What so many pieces of a product cost a customer at a moment, to be kept. */
export function pricedAt(pricing: CustomerPricing, facts: PriceFacts, quantity: number, at: Date): PriceSnapshot {
  const { version, list } = pricing;
  const { code, no } = version;
  const found = price(facts, list, termsAt(pricing, at), quantity);
  return snapshotOf(found, { code, no, list, quantity, at });
}
