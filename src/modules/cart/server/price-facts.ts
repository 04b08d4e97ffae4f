import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import { contextOf, productOfKeptForm } from '#modules/configurator/server/public.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import type { Db } from '#server/database.ts';
import type { CartParts } from './verify-form.ts';

/** A form never changes what it says, nor does its release: who looks through a list again waits for no engine. */
const known = new LRUCache<string, { readonly facts: PriceFacts | undefined }>({ max: 2000 });

/** What kept forms are to a price list, by the release each was configured with. */
export function priceFactsBy(releases: Releases): CartParts['priceFactsOf'] {
  return async (form, db) => {
    const key = createHash('sha256').update(JSON.stringify(form)).digest('base64');
    const found = known.get(key) ?? { facts: await judged(form, db) };
    known.set(key, found);
    return found.facts;
  };

  async function judged(kept: SavedForm, db: Db): Promise<PriceFacts | undefined> {
    const { success, data: form } = savedForm.safeParse(kept);
    const release = success ? await releases.byHash(db, form.releaseHash) : undefined;
    if (!success || release === undefined) return undefined;
    // Its words are not read: in any language it is the same product.
    const product = productOfKeptForm(form, release, 'en');
    return product.ok ? priceFactsOf(contextOf(release).line, product.value) : undefined;
  }
}
