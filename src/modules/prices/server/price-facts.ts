import type { Locale } from '#kernel/locale.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
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
