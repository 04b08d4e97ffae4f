import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { payloadOf, useWizardView, type WizardView } from '#modules/configurator/web/public.ts';
import { price } from '#modules/prices/domain/price.ts';
import { type ToldPrice, toldOf } from '#modules/prices/domain/told-price.ts';
import { DOCUMENT_MAIL, REMARK } from '#product/configuration.ts';
import { isQuotedSingly, priceFactsOf } from '#product/prices.ts';
import { useDebounced } from '#web/search/use-debounced.ts';
import { useActedFor } from '#web/session/acting.ts';
import { type AskedPrice, evaluatedPriceQuery } from './evaluated-price.ts';
import { type KnownTariff, tariffQuery } from './tariff-query.ts';

/** How long choices rest before a price is asked for, ms. */
const CHOICE_RESTS_MS = 400;

/** What is to be told of the price; nothing while it is not known whether anything is. */
export interface TellingPrice {
  readonly told: ToldPrice | null;
  /** Whether it is of an earlier choice, until that of the last one has come. */
  readonly isEarlier: boolean;
  readonly error: Error | null;
}

/**
 * The price of what stands in the wizard, after it is shown: worked out here for who is shown how prices come about, asked for once
 * choices rest for who is shown net ones.
 */
export function useToldPrice(): TellingPrice {
  const view = useDeferredValue(useWizardView());
  const customerId = useActedFor()?.id;
  const { data: known, error: listError } = useQuery(tariffQuery(customerId));
  const here = useMemo(() => (known ? toldHere(view, known) : null), [view, known]);
  const now = useMemo(() => (here === 'to-be-asked' ? askedFor(view) : null), [here, view]);
  const asked = useDebounced(now, CHOICE_RESTS_MS);
  const answer = useQuery(evaluatedPriceQuery(customerId, now === null ? null : asked));
  if (known === undefined) return { told: null, isEarlier: false, error: listError };
  if (here !== 'to-be-asked') return { told: here, isEarlier: false, error: null };
  const isEarlier = answer.isPlaceholderData || JSON.stringify(asked) !== JSON.stringify(now);
  return { told: answer.data ?? null, isEarlier, error: answer.error };
}

/** What can be told without asking: all but a net price. */
function toldHere({ config, description, product, quantity }: WizardView, known: KnownTariff) {
  const { line } = product.context;
  const { basicType: row } = config;
  const onRequest = (reason: 'quoted-singly' | 'no-terms' | 'no-list') =>
    ({ kind: 'on-request', reason, missing: [] }) as const;
  if (known.shown === 'none') return null;
  if (known.onRequest !== null) return onRequest(known.onRequest);
  if (isQuotedSingly(line, description.standing)) return onRequest('quoted-singly');
  if (!description.isComplete || row === null) return { kind: 'incomplete' } as const;
  if (known.tariff === null) return 'to-be-asked';
  const { list, group } = known.tariff;
  const facts = priceFactsOf(line, { standing: description.standing, row });
  return toldOf(price(facts, list, { group }, quantity), { quantity, isDemo: list.isDemo });
}

/** What is sent: the product without what people note beside it, so that a note asks for no price. */
function askedFor(view: WizardView): AskedPrice | null {
  const texts = { ...view.config.texts, [REMARK]: '', [DOCUMENT_MAIL]: '' };
  const form = payloadOf({ ...view, config: { ...view.config, texts } });
  return form === null ? null : { form, quantity: view.quantity };
}
