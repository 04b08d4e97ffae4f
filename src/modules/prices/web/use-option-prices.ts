import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import { NO_OPTION_NOTES, sharingNotes, useWizardView } from '#modules/configurator/web/public.ts';
import { differenceWith, type PriceDifference, type PricedConfiguration } from '#modules/prices/domain/option-price.ts';
import { price } from '#modules/prices/domain/price.ts';
import { signedMoney } from '#modules/prices/domain/signed-money.ts';
import { useActedFor } from '#web/session/acting.ts';
import { inPieces } from './in-pieces.ts';
import { type KnownTariff, tariffQuery } from './tariff-query.ts';
import { type Shown, toldHere } from './told-here.ts';

/** The steps whose options leave the drive as it is: of others a price would be of another product. */
const PRICED_STEPS: readonly string[] = ['mounting', 'options'];

/** How long choices rest before the options are priced, ms. */
const CHOICE_RESTS_MS = 150;

/**
 * Says beside every option of the step that is open what it would change of the price and the lead time, once the price is known:
 * a little after each choice, in pieces between which the page answers.
 */
export function useOptionPrices(): void {
  const { t } = useTranslation('prices');
  const view = useDeferredValue(useWizardView());
  const { config, description, product, quantity, words, state, optionNotes } = view;
  const { currentStep } = state;
  const { data: known } = useQuery(tariffQuery(useActedFor()?.id));
  useEffect(() => {
    const priced = known && pricedBy({ config, description, product, quantity }, known);
    if (!priced) return optionNotes.set(NO_OPTION_NOTES);
    const found = new Map<string, Record<string, string>>();
    const stop = inPieces(optionsIn({ description, product, currentStep }), CHOICE_RESTS_MS, {
      each({ field, option }) {
        const said = textOf(differenceWith(option, priced), words.locale, t);
        if (said !== '') found.set(field, { ...found.get(field), [option.code]: said });
      },
      done: () => optionNotes.set(sharingNotes(optionNotes.get(), found)),
    });
    return stop;
  }, [config, description, product, quantity, words, currentStep, known, optionNotes, t]);
  useEffect(() => () => optionNotes.set(NO_OPTION_NOTES), [optionNotes]);
}

/** What the options are compared with; undefined while there is no price, or it is not shown how it comes about. */
function pricedBy(shown: Shown, known: KnownTariff): PricedConfiguration | undefined {
  const told = toldHere(shown, known);
  if (known.tariff === null || told === null || told === 'to-be-asked' || told.kind !== 'amount') return undefined;
  const { list, terms } = known.tariff;
  return {
    config: shown.config,
    context: shown.product.context,
    now: told,
    priceOf: (facts) => price(facts, list, terms, shown.quantity),
  };
}

/** The options of the step that is open which could be chosen in place of what stands. */
function optionsIn({
  description,
  product,
  currentStep,
}: Pick<Shown, 'description' | 'product'> & { currentStep: number }) {
  const step = description.steps[currentStep];
  const kind = product.context.line.steps[currentStep]?.kind;
  if (step === undefined || kind === undefined || !PRICED_STEPS.includes(kind)) return [];
  return step.fields.flatMap(({ id, options }) =>
    options
      .filter((option) => option.state === 'available' && description.standing[option.variable] !== option.value)
      .map((option) => ({ field: id, option })),
  );
}

function textOf(
  difference: PriceDifference | 'on-request' | undefined,
  locale: Locale,
  t: TFunction<'prices'>,
): string {
  if (difference === undefined) return '';
  if (difference === 'on-request') return t('onRequest.title');
  const { unit, leadDays } = difference;
  const days = `${leadDays < 0 ? '\u2212' : '+'}${t('days', { count: Math.abs(leadDays) })}`;
  return [unit.minor === 0 ? '' : signedMoney(unit, locale), leadDays === 0 ? '' : days].filter(Boolean).join(' · ');
}
