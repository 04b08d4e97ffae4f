import { CART } from '#modules/cart/domain/declares.ts';
import { addPricedLines, tellPricesOf } from '#modules/prices/server/public.ts';
import type { ServerModule } from '#server/module.ts';
import { partsOf } from './cart-parts.ts';
import { registerCart } from './configuration-routes.ts';
import { forgetDeletedLines } from './forget-deleted-lines.ts';
import { keepSought } from './keep-sought.ts';
import { SAVED_LINES } from './lines-of-list.ts';
import { LIST_SHEET } from './list-sheet-job.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { namesOfConfigurations } from './names.ts';
import { configurationsOfPerson } from './personal-records.ts';
import { findSavedLine } from './saved-line.ts';

/** Saved configurations: store, list, edit. */
export const cartModule: ServerModule = {
  name: 'cart',
  declares: CART,
  failureTexts: { 'zh-cn': zh, en },
  register(portal) {
    addPricedLines(portal, SAVED_LINES);
    tellPricesOf(portal, findSavedLine);
    registerCart(portal, partsOf(portal));
  },
  jobKinds: [LIST_SHEET],
  sweeps: [forgetDeletedLines, keepSought],
  names: [namesOfConfigurations],
  personalRecords: [configurationsOfPerson],
};
