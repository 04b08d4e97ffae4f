import { LRUCache } from 'lru-cache';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { loadPriceList } from './price-store.ts';

/** So many versions are kept ready, each with and without costs: two currencies, and what was in force before. */
const MOST_KEPT = 8;

/** The versions this process has read: one never changes, so that each is read once. */
const kept = new LRUCache<string, PriceList>({ max: MOST_KEPT });

/**
 * A version of a price list as it is needed. With costs it is kept apart from that without, and kept only where the database let whoever
 * asked read any: nobody who may see none leaves a list without them to those who may.
 */
export async function knownList(db: Db, versionId: string, withCosts: boolean): Promise<PriceList> {
  const key = `${versionId} ${withCosts}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const list = await loadPriceList(db, versionId, withCosts);
  if (!withCosts || hasCosts(list)) kept.set(key, list);
  return list;
}

function hasCosts({ rows }: PriceList): boolean {
  return [...rows.values()].some((found) => found.some(({ cost }) => cost !== undefined));
}
