import { CART } from '#modules/cart/domain/declares.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { drivesOfForms, validateForm } from '#modules/configurator/server/public.ts';
import type { ServerModule } from '#server/module.ts';
import { registerCart } from './configuration-routes.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { namesOfConfigurations } from './names.ts';
import { configurationsOfPerson } from './personal-records.ts';

/** Saved configurations: store, list, edit. */
export const cartModule: ServerModule = {
  name: 'cart',
  declares: CART,
  failureTexts: { 'zh-cn': zh, en },
  register(portal) {
    const releases = releasesOf(portal);
    registerCart(portal, {
      verify: (form, locale, db) => validateForm(form, { releases, db, locale }),
      drivesOf: (forms, locale, db) => drivesOfForms(forms, { releases, db, locale }),
    });
  },
  names: [namesOfConfigurations],
  personalRecords: [configurationsOfPerson],
};
