import type { PriceList } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { knownLists } from './known-lists.ts';
import { findActive, findTerms } from './price-store.ts';

/** What prices for a customer go by: the terms agreed with that very customer, and the version of the list. */
export interface CustomerPricing {
  readonly terms: NonNullable<Awaited<ReturnType<typeof findTerms>>>;
  readonly versionId: string;
  readonly list: PriceList;
}

const lists = knownLists();

/**
 * What the provider prices for a customer by, with costs: the list in force, or the version a pricing began with. Undefined where nothing
 * was agreed with the customer, whatever was with the one above it, or no list is in force.
 */
export async function pricingFor(
  db: Db,
  organisationId: string,
  begunWith?: string,
): Promise<CustomerPricing | undefined> {
  const terms = await findTerms(db, organisationId);
  if (terms === undefined) return undefined;
  const versionId = begunWith ?? (await findActive(db, terms.listId))?.id;
  return versionId === undefined ? undefined : { terms, versionId, list: await lists.of(db, versionId, true) };
}
