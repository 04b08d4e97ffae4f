import { granted } from '#kernel/result.ts';
import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { contextOf, drivesOfForms, validateForm } from '#modules/configurator/server/public.ts';
import { priceFactsOfKept } from '#modules/prices/server/public.ts';
import { judgedSample } from '#modules/samples/server/public.ts';
import { priceFactsOf } from '#product/prices.ts';
import type { Portal } from '#server/portal.ts';
import { releaseChecker } from './release-check.ts';
import type { CartParts } from './verify-form.ts';

/** What the cart knows of products, by the releases of this portal. */
export function partsOf(portal: Portal): CartParts {
  const releases = releasesOf(portal);
  const verify: CartParts['verify'] = async (form, locale, db) => {
    const judged = await validateForm(form, { releases, db, locale });
    const release = await releases.byHash(db, form.releaseHash);
    if (!judged.ok || release === undefined) return judged;
    const product = judgedSample(judged.value, form, release, locale);
    if (!product.ok) return product;
    return granted({ ...product.value, priceFacts: priceFactsOf(contextOf(release).line, product.value) });
  };
  return {
    verify,
    checkRelease: releaseChecker({ releases, verify }),
    inForce: () => LINE_CATALOGUES.map(({ line }) => releases.current(line).hash),
    priceFactsOf: (form, db) => priceFactsOfKept(db, releases, form),
    drivesOf: (forms, locale, db) => drivesOfForms(forms, { releases, db, locale }),
  };
}
