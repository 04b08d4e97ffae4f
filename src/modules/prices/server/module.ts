import { releasesOf } from '#modules/catalogue/server/public.ts';
import { PRICES } from '#modules/prices/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerPrices } from './price-routes.ts';
import { seedDemoPrices } from './seed-demo-prices.ts';

/** Price lists, the terms of customers, and what products cost by them. */
export const pricesModule: ServerModule = {
  name: 'prices',
  declares: PRICES,
  register: (portal) => registerPrices(portal, releasesOf(portal)),
  seeds: [{ demoOnly: true, run: seedDemoPrices }],
};
