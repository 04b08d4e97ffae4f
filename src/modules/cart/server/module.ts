import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { CART } from '#modules/cart/domain/declares.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { drivesOfForms, validateForm } from '#modules/configurator/server/public.ts';
import { judgedSample } from '#modules/samples/server/public.ts';
import type { ServerModule } from '#server/module.ts';
import { registerCart } from './configuration-routes.ts';
import { forgetDeletedLines } from './forget-deleted-lines.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { namesOfConfigurations } from './names.ts';
import { configurationsOfPerson } from './personal-records.ts';
import { releaseChecker } from './release-check.ts';
import type { CartParts } from './verify-form.ts';

/** Saved configurations: store, list, edit. */
export const cartModule: ServerModule = {
  name: 'cart',
  declares: CART,
  failureTexts: { 'zh-cn': zh, en },
  register(portal) {
    const releases = releasesOf(portal);
    const verify: CartParts['verify'] = async (form, locale, db) => {
      const judged = await validateForm(form, { releases, db, locale });
      const release = await releases.byHash(db, form.releaseHash);
      return judged.ok && release ? judgedSample(judged.value, form, release, locale) : judged;
    };
    registerCart(portal, {
      verify,
      checkRelease: releaseChecker({ releases, verify }),
      inForce: () => LINE_CATALOGUES.map(({ line }) => releases.current(line).hash),
      drivesOf: (forms, locale, db) => drivesOfForms(forms, { releases, db, locale }),
    });
  },
  sweeps: [forgetDeletedLines],
  names: [namesOfConfigurations],
  personalRecords: [configurationsOfPerson],
};
