import type { z } from 'zod';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { formIn } from '#modules/configurator/contract.ts';
import { contextOf, productOfForm } from '#modules/configurator/server/public.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { price } from '#modules/prices/domain/price.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { basisOf } from './basis-of.ts';
import type { KnownLists } from './known-lists.ts';
import { presentPrice, withoutPrice } from './present-price.ts';
import { presentTariff } from './present-tariff.ts';

type Evaluation = RequestContext<typeof priceRoutes.evaluate>;
type Answer = z.input<typeof priceRoutes.evaluate.result>;

/** Serves the prices of products. */
export function registerPrices(portal: Portal, releases: Releases, lists: KnownLists): void {
  serve(portal, priceRoutes.list, async ({ actor, db, query }) => {
    const { shown, group, active, onRequest } = await basisOf(db, actor);
    if (shown !== 'breakdown' || active === undefined)
      return { shown, onRequest: shown === 'none' ? null : onRequest, list: null };
    const list = await lists.of(db, active.id, false);
    return { shown, onRequest, list: presentTariff(list, active, { group, known: query.known }) };
  });

  serve(portal, priceRoutes.evaluate, async (context): Promise<Answer> => {
    const { actor, body, db, locale } = context;
    const { view, shown, group, active, onRequest } = await basisOf(db, actor);
    if (shown === 'none') return { shown, list: null, price: null };
    if (active === undefined) return { shown, list: null, price: withoutPrice(onRequest) };
    const facts = await factsOf(context, releases);
    const list = await lists.of(db, active.id, view.withCosts);
    const found = price(facts, list, { group }, body.quantity);
    const { currency, isDemo } = list;
    return {
      shown,
      list: { code: active.code, version: active.no, currency, isDemo },
      price: presentPrice(found, shown, locale),
    };
  });
}

/** What the form is to a price list, judged anew: nothing the client says of the product counts. */
async function factsOf({ body, db, locale }: Evaluation, releases: Releases): Promise<PriceFacts> {
  const form = formIn(body.form);
  const release = await releases.byHash(db, form.releaseHash);
  if (release === undefined) throw new Failure('release.outdated');
  const verdict = productOfForm(form, release, locale);
  if (!verdict.ok) throw new Failure(verdict.refusal.code, verdict.refusal.params);
  return priceFactsOf(contextOf(release).line, verdict.value);
}
