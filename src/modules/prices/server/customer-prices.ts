import { price } from '#modules/prices/domain/price.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { type PriceSnapshot, snapshotOf } from '#modules/prices/domain/price-snapshot.ts';
import type { PriceFacts } from '#product/prices.ts';
import type { Db } from '#server/database.ts';
import { type KnownLists, knownLists } from './known-lists.ts';
import { findActive, findTerms } from './price-store.ts';

/** By what a customer buys: the list in force of its terms, without costs, and its group. */
export interface LinePricing {
  readonly code: string;
  readonly no: number;
  readonly group: string;
  readonly list: PriceList;
}

/** By what a customer buys today; undefined where nothing was agreed, nothing is in force, or both are out of reach. */
export async function pricingOf(db: Db, organisationId: string, lists: KnownLists): Promise<LinePricing | undefined> {
  const terms = await findTerms(db, organisationId);
  const active = terms && (await findActive(db, terms.listId));
  if (terms === undefined || active === undefined) return undefined;
  const { id, code, no } = active;
  return { code, no, group: terms.groupCode, list: await lists.of(db, id, false) };
}

/** What so many pieces of a product cost a customer at a moment, to be kept. */
export function pricedAt(
  { code, no, group, list }: LinePricing,
  facts: PriceFacts,
  quantity: number,
  at: Date,
): PriceSnapshot {
  return snapshotOf(price(facts, list, { group }, quantity), { code, no, list, quantity, at });
}

/** The lists of this process, each version read once; those with costs are others. */
export const listsWithoutCosts = knownLists();
