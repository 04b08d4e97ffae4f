import { LRUCache } from 'lru-cache';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { loadPriceList } from './price-store.ts';

/** So many versions are kept ready, each with and without costs: two currencies, and what was in force before. */
const MOST_KEPT = 8;

/** The price lists a server has read: a version never changes, so that each is read once. */
export interface KnownLists {
  of(db: Db, versionId: string, withCosts: boolean): Promise<PriceList>;
}

/** Price lists as they are needed. Those with costs are kept apart from those without, which are read without. */
export function knownLists(): KnownLists {
  const kept = new LRUCache<string, PriceList>({ max: MOST_KEPT });
  return {
    async of(db, versionId, withCosts) {
      const key = `${versionId} ${withCosts}`;
      const known = kept.get(key) ?? (await loadPriceList(db, versionId, withCosts));
      kept.set(key, known);
      return known;
    },
  };
}
