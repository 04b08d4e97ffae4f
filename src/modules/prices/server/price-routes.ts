import type { z } from 'zod';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { formIn } from '#modules/configurator/contract.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { price } from '#modules/prices/domain/price.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { basisOf } from './basis-of.ts';
import { knownList } from './known-lists.ts';
import { presentPrice, withoutPrice } from './present-price.ts';
import { presentTariff } from './present-tariff.ts';
import { priceFactsOfForm } from './price-facts.ts';

type Answer = z.input<typeof priceRoutes.evaluate.result>;

/** Serves the prices of products. */
export function registerPrices(portal: Portal, releases: Releases): void {
  serve(portal, priceRoutes.list, async ({ actor, db, now, query }) => {
    const { shown, terms, active, onRequest } = await basisOf(db, actor, now);
    if (shown !== 'breakdown' || active === undefined)
      return { shown, onRequest: shown === 'none' ? null : onRequest, list: null };
    const list = await knownList(db, active.id, false);
    return { shown, onRequest, list: presentTariff(list, active, { ...terms, known: query.known }) };
  });

  serve(portal, priceRoutes.evaluate, async ({ actor, body, db, locale, now }): Promise<Answer> => {
    const { view, shown, terms, active, onRequest } = await basisOf(db, actor, now);
    if (shown === 'none') return { shown, list: null, price: null };
    if (active === undefined) return { shown, list: null, price: withoutPrice(onRequest) };
    const facts = await priceFactsOfForm(db, releases, formIn(body.form), locale);
    const list = await knownList(db, active.id, view.withCosts);
    const found = price(facts, list, terms, body.quantity);
    const { currency, isDemo } = list;
    return {
      shown,
      list: { code: active.code, version: active.no, currency, isDemo },
      price: presentPrice(found, shown, locale),
    };
  });
}
