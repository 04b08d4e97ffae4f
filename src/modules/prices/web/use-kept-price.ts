import { useEffect, useMemo } from 'react';
import type { Money } from '#kernel/money.ts';
import { useWizardView, type WizardView } from '#modules/configurator/web/public.ts';
import { type PriceNow, readKept, recomputedFrom } from '#modules/prices/domain/kept-price.ts';
import { priceFactsOf } from '#product/prices.ts';
import { useDebounced } from '#web/search/use-debounced.ts';
import { useActedFor } from '#web/session/acting.ts';
import type { TellingPrice } from './use-told-price.ts';

/** How long a price stands before it is kept, ms: what is only passed by on the way to another choice is not. */
const PRICE_RESTS_MS = 400;

/**
 * Keeps beside the draft what its person is told of its price. Answers what they were told before the draft was opened, where the same
 * product costs something else now; it is told once, for what is told now is kept in its place (commerce §3 "Effect").
 */
export function useKeptPrice({ told, isEarlier }: TellingPrice): { unit: Money; at: string } | undefined {
  const { config, description, draftNote, product: wizards } = useWizardView();
  const customer = useActedFor()?.id ?? '';
  const { context } = wizards;
  const product = useMemo(() => productText(config, description, context.line), [config, description, context]);
  const isTold = told?.kind === 'amount' && !isEarlier && product !== undefined;
  const now: PriceNow | null = isTold
    ? { product, customer, quantity: told.quantity, unit: told.unit.minor, currency: told.unit.currency }
    : null;
  const rested = useDebounced(now, PRICE_RESTS_MS);
  const { before, keep } = draftNote;
  useEffect(() => {
    if (rested !== null) keep({ ...rested, at: new Date().toISOString() });
  }, [rested, keep]);
  return now === null ? undefined : recomputedFrom(readKept(before), now);
}

/** All of a product that its price follows from. */
function productText(
  { basicType: row }: WizardView['config'],
  description: WizardView['description'],
  line: WizardView['product']['context']['line'],
): string | undefined {
  if (!description.isComplete || row === null) return undefined;
  return JSON.stringify(priceFactsOf(line, { standing: description.standing, row }));
}
