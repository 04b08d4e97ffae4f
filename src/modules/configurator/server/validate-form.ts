import type { Locale } from '#kernel/locale.ts';
import { type Result, refused } from '#kernel/result.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
import { type FormRefusal, productOfForm, type ValidatedProduct } from './product-of-form.ts';

/** Where a judge finds the release a form names, and the language of the reasons. */
export interface Judging {
  readonly releases: Releases;
  readonly db: Db;
  readonly locale: Locale;
}

/**
 * Judges a form by the very release it was configured with, in force or not: nothing that was possible on the screen is
 * refused because the data changed meanwhile. Only a release nobody here ever stored is outdated.
 */
export async function validateForm(
  form: SavedForm,
  { releases, db, locale }: Judging,
): Promise<Result<ValidatedProduct, FormRefusal>> {
  const release = await releases.byHash(db, form.releaseHash);
  if (release === undefined) return refused({ code: 'release.outdated', params: {} });
  return productOfForm(form, release, locale);
}
