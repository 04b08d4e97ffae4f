import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import { contextOf, productOfForm } from '#modules/configurator/server/public.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';

/** What a form is to a price list, judged anew by the release it names: nothing the client says of the product counts. */
export async function priceFactsOfForm(
  db: Db,
  releases: Releases,
  form: SavedForm,
  locale: Locale,
): Promise<PriceFacts> {
  const release = await releases.byHash(db, form.releaseHash);
  if (release === undefined) throw new Failure('release.outdated');
  const verdict = productOfForm(form, release, locale);
  if (!verdict.ok) throw new Failure(verdict.refusal.code, verdict.refusal.params);
  return priceFactsOf(contextOf(release).line, verdict.value);
}

/** A form never changes what it says, nor does its release: who looks through a list again waits for no engine. */
const known = new LRUCache<string, { readonly facts: PriceFacts | undefined }>({ max: 2000 });

/** The same of a form that is kept; undefined of one that is no product any more. */
export async function priceFactsOfKept(db: Db, releases: Releases, kept: SavedForm): Promise<PriceFacts | undefined> {
  const key = createHash('sha256').update(JSON.stringify(kept)).digest('base64');
  const found = known.get(key) ?? { facts: await factsOrNone(db, releases, kept) };
  known.set(key, found);
  return found.facts;
}

async function factsOrNone(db: Db, releases: Releases, kept: SavedForm): Promise<PriceFacts | undefined> {
  const form = savedForm.safeParse(kept);
  if (!form.success) return undefined;
  try {
    // Its words are not read: in any language it is the same product.
    return await priceFactsOfForm(db, releases, form.data, DEFAULT_LOCALE);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
