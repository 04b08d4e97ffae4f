import type { WizardView } from '#modules/configurator/web/public.ts';
import { price } from '#modules/prices/domain/price.ts';
import { type ToldPrice, toldOf } from '#modules/prices/domain/told-price.ts';
import { isQuotedSingly, priceFactsOf } from '#product/prices.ts';
import type { KnownTariff } from './tariff-query.ts';

/** What of the wizard a price follows from. */
export type Shown = Pick<WizardView, 'config' | 'description' | 'product' | 'quantity'>;

/** What can be told without asking: all but a net price. */
export function toldHere(
  { config, description, product, quantity }: Shown,
  known: KnownTariff,
): ToldPrice | 'to-be-asked' | null {
  const { line } = product.context;
  const { basicType: row } = config;
  const onRequest = (reason: 'quoted-singly' | 'no-terms' | 'no-list') =>
    ({ kind: 'on-request', reason, missing: [] }) as const;
  if (known.shown === 'none') return null;
  if (known.onRequest !== null) return onRequest(known.onRequest);
  if (isQuotedSingly(line, description.standing)) return onRequest('quoted-singly');
  if (!description.isComplete || row === null) return { kind: 'incomplete' } as const;
  if (known.tariff === null) return 'to-be-asked';
  const { list, terms } = known.tariff;
  const facts = priceFactsOf(line, { standing: description.standing, row });
  return toldOf(price(facts, list, terms, quantity), { quantity, isDemo: list.isDemo });
}
