import type { Releases } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { productOfKeptForm } from '#modules/configurator/server/public.ts';
import type { AskedProduct } from '#modules/documents/server/public.ts';
import type { Db } from '#server/database.ts';

/** A shared product as documents print it: by the release it was shared with, without order and without anybody's words. */
export async function productToPrint(
  form: SavedForm,
  { releases, db }: { readonly releases: Releases; readonly db: Db },
): Promise<AskedProduct> {
  // What was made before releases were stored is judged by the one in force.
  const release = (await releases.byHash(db, form.releaseHash)) ?? releases.current(form.category);
  return { form, release, judge: productOfKeptForm, order: {}, isWithoutWords: true };
}
