import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { Money } from '#kernel/money.ts';
import { NO_ROW_PRICES, useWizardView } from '#modules/configurator/web/public.ts';
import { price } from '#modules/prices/domain/price.ts';
import { priceOfRow } from '#modules/prices/domain/row-price.ts';
import { useActedFor } from '#web/session/acting.ts';
import { inPieces } from './in-pieces.ts';
import { tariffQuery } from './tariff-query.ts';

/** How long a list rests before its rows are priced, ms. */
const LIST_RESTS_MS = 150;

/** Says of every row that a search shows what it costs: in pieces between which the page answers, all at once when all are known. */
export function useRowPrices(): void {
  const { config, product, quantity, hits } = useDeferredValue(useWizardView());
  const listed = useSyncExternalStore(hits.listed.subscribe, hits.listed.get);
  const { data: known } = useQuery(tariffQuery(useActedFor()?.id));
  useEffect(() => {
    const tariff = known?.shown === 'none' || known?.onRequest ? null : known?.tariff;
    if (!tariff || listed.length === 0) return hits.prices.set(NO_ROW_PRICES);
    const { list, terms } = tariff;
    const { context } = product;
    const found = new Map<string, Money | 'on-request'>();
    return inPieces(listed, LIST_RESTS_MS, {
      each(row) {
        const told = priceOfRow(row, { config, context, priceOf: (facts) => price(facts, list, terms, quantity) });
        if (told !== undefined) found.set(row.id, told);
      },
      done: () => hits.prices.set({ isDemo: list.isDemo, of: found }),
    });
  }, [config, product, quantity, hits, listed, known]);
}
