import type { z } from 'zod';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { formIn } from '#modules/configurator/contract.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { price } from '#modules/prices/domain/price.ts';
import { NO_GROUP } from '#modules/prices/domain/price-list.ts';
import { shownTo, viewOf } from '#modules/prices/domain/price-view.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { knownLists } from './known-lists.ts';
import { presentPrice, withoutPrice } from './present-price.ts';
import { priceFactsOfForm } from './price-facts.ts';
import { findActive, findTerms } from './price-store.ts';

type Answer = z.input<typeof priceRoutes.evaluate.result>;

/** Serves the prices of products. */
export function registerPrices(portal: Portal, releases: Releases): void {
  const lists = knownLists();

  serve(portal, priceRoutes.evaluate, async ({ actor, body, db, locale }): Promise<Answer> => {
    const view = viewOf(actor);
    const terms = view.customerId === null ? undefined : await findTerms(db, view.customerId);
    const shown = shownTo(view, terms);
    if (shown === 'none') return { shown, list: null, price: null };
    if (view.customerId !== null && terms === undefined) return { shown, list: null, price: withoutPrice('no-terms') };
    const active = await findActive(db, terms?.listId);
    if (active === undefined) return { shown, list: null, price: withoutPrice('no-list') };
    const facts = await priceFactsOfForm(db, releases, formIn(body.form), locale);
    const list = await lists.of(db, active.id, view.withCosts);
    const found = price(facts, list, { group: terms?.groupCode ?? NO_GROUP }, body.quantity);
    const { currency, isDemo } = list;
    return {
      shown,
      list: { code: active.code, version: active.no, currency, isDemo },
      price: presentPrice(found, shown, locale),
    };
  });
}
