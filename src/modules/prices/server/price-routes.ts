import type { z } from 'zod';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { price } from '#modules/prices/domain/price.ts';
import { viewOf } from '#modules/prices/domain/price-view.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { factsAskedFor, mustKnowGroup, mustSayNothingOfTerms } from './asked-price.ts';
import { basisOf } from './basis-of.ts';
import { knownList } from './known-lists.ts';
import { NO_PRICE, presentPrice, withoutPrice } from './present-price.ts';
import { presentTariff } from './present-tariff.ts';
import { findLineToPrice, type LineToPrice } from './saved-lines.ts';

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

  serve(portal, priceRoutes.evaluate, async (context): Promise<Answer> => {
    const { actor, body, db, locale, now } = context;
    mustSayNothingOfTerms(body, viewOf(actor), locale);
    const line = await lineAskedFor(portal, context);
    const asked = { customerId: line?.organisationId, group: body.group };
    const { view, shown, terms, active, onRequest } = await basisOf(db, actor, now, asked);
    const unlisted = { shown, currency: null, isDemo: null, list: null };
    if (shown === 'none') return { ...unlisted, ...NO_PRICE };
    if (active === undefined) return { ...unlisted, ...withoutPrice(onRequest) };
    const list = await knownList(db, active.id, view.withCosts);
    mustKnowGroup(body, list, active.code, locale);
    const facts = await factsAskedFor(db, releases, { body, line, locale });
    const found = price(facts, list, terms, body.quantity ?? line?.quantity ?? 1, body.manualBp);
    return {
      ...{ shown, currency: list.currency, isDemo: list.isDemo },
      list: { code: active.code, version: active.no },
      ...presentPrice(found, shown, locale),
    };
  });
}

/** The saved configuration whose price is asked for; that an administrator reads it is written down. */
async function lineAskedFor(
  portal: Portal,
  { actor, body, db, now, owner, request, scope }: RequestContext<typeof priceRoutes.evaluate>,
): Promise<LineToPrice | undefined> {
  if (body.configurationId === undefined) return undefined;
  const line = await findLineToPrice(portal, db, scope, body.configurationId);
  if (line === undefined) throw new Failure('record.unknown');
  if (actor.role === 'admin')
    await portal.recordAudit(owner, {
      ...{ id: portal.newId(), at: now, actorId: actor.id, requestId: request.id },
      ...{ action: 'configuration.read', object: line.id },
    });
  return line;
}
