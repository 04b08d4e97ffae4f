import { releasesOf } from '#modules/catalogue/server/public.ts';
import { PRICES } from '#modules/prices/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { startActivations } from './activate-due.ts';
import { PRICE_EFFECT } from './effect/effect-job.ts';
import { IMPORT_LIST } from './import/import-job.ts';
import { READ_LIST } from './jobs.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { namesOfVersions } from './names.ts';
import { registerPriceLists } from './price-list-routes.ts';
import { registerPrices } from './price-routes.ts';
import { seedDemoPrices } from './seed-demo-prices.ts';
import { serveAgreements } from './terms/agreement-routes.ts';
import { serveCustomerTerms } from './terms/terms-routes.ts';

/** Price lists, the terms of customers, and what products cost by them. */
export const pricesModule: ServerModule = {
  name: 'prices',
  declares: PRICES,
  failureTexts: { 'zh-cn': zh, en },
  jobs: [READ_LIST],
  jobKinds: [IMPORT_LIST, PRICE_EFFECT],
  names: [namesOfVersions],
  register(portal) {
    const releases = releasesOf(portal);
    registerPrices(portal, releases);
    registerPriceLists(portal);
    serveCustomerTerms(portal);
    serveAgreements(portal, releases);
  },
  start: startActivations,
  seeds: [{ demoOnly: true, run: seedDemoPrices }],
};
