import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type PriceVersionDto, priceListRoutes } from '#modules/prices/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { toasts } from '#web/ui/toasts.ts';
import { PRICES_KEY } from './price-queries.ts';

/** What is done with a version, and what is said of it. */
export function useVersionSteps(id: string, onSettled: () => void) {
  const { t } = useTranslation('prices');
  const cache = useQueryClient();
  const params = { id };
  const readAnew = () => cache.invalidateQueries({ queryKey: PRICES_KEY });

  function tell({ no, state, validFrom }: PriceVersionDto): void {
    toasts.show({ tone: 'success', text: t(`lists.done.${state}`, { no, day: validFrom ?? '' }) });
    onSettled();
    void readAnew();
  }

  /** The state has changed meanwhile, most likely: the page shows how it is now. */
  function tellFailure(error: Error): void {
    notifyFailure(error, t);
    onSettled();
    void readAnew();
  }

  const stage = useMutation({
    mutationFn: (validFrom: string) => call(priceListRoutes.stage, { params, body: { validFrom } }),
    onSuccess: tell,
  });
  const withdraw = useMutation({
    mutationFn: () => call(priceListRoutes.withdraw, { params }),
    onSuccess: tell,
    onError: tellFailure,
  });
  const activate = useMutation({
    mutationFn: () => call(priceListRoutes.activate, { params }),
    onSuccess: tell,
    onError: tellFailure,
  });
  return {
    stage,
    withdraw: () => withdraw.mutate(),
    activate: () => activate.mutate(),
    isBusy: withdraw.isPending || activate.isPending,
  };
}
