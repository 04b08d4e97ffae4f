import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { payloadOf, useWizardView, type WizardView } from '#modules/configurator/web/public.ts';
import type { ToldPrice } from '#modules/prices/domain/told-price.ts';
import { DOCUMENT_MAIL, REMARK } from '#product/configuration.ts';
import { useDebounced } from '#web/search/use-debounced.ts';
import { useActedFor } from '#web/session/acting.ts';
import { type AskedPrice, evaluatedPriceQuery } from './evaluated-price.ts';
import { tariffQuery } from './tariff-query.ts';
import { toldHere } from './told-here.ts';

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
 * The price of what stands in the wizard: worked out here together with the choice for who is shown how prices come about, asked for
 * once choices rest for who is shown net ones.
 */
export function useToldPrice(): TellingPrice {
  const view = useWizardView();
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

/** What is sent: the product without what people note beside it, so that a note asks for no price. */
function askedFor(view: WizardView): AskedPrice | null {
  const texts = { ...view.config.texts, [REMARK]: '', [DOCUMENT_MAIL]: '' };
  const form = payloadOf({ ...view, config: { ...view.config, texts } });
  return form === null ? null : { form, quantity: view.quantity };
}
