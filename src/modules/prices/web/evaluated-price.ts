import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { money } from '#kernel/money.ts';
import type { payloadOf } from '#modules/configurator/web/public.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import type { ToldPrice } from '#modules/prices/domain/told-price.ts';
import { call } from '#web/calls/call.ts';

type Answer = z.output<typeof priceRoutes.evaluate.result>;

/** What is asked: the price of so many pieces of a form. */
export interface AskedPrice {
  readonly form: NonNullable<ReturnType<typeof payloadOf>>;
  readonly quantity: number;
}

/** The price of a form as the server tells it to who is shown what is to be paid and no more. */
export function evaluatedPriceQuery(customerId: string | undefined, asked: AskedPrice | null) {
  return queryOptions({
    queryKey: ['prices', 'evaluate', customerId ?? '', asked],
    enabled: asked !== null,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<ToldPrice> => {
      const { form, quantity } = asked ?? {};
      if (form === undefined || quantity === undefined) return { kind: 'incomplete' };
      return toldOfAnswer(await call(priceRoutes.evaluate, { body: { form, quantity }, signal }), quantity);
    },
    // What was asked for another choice stands until the answer comes; never what was asked for another customer.
    placeholderData: (before, query) => (query?.queryKey[2] === (customerId ?? '') ? before : undefined),
  });
}

function toldOfAnswer(answer: Answer, quantity: number): ToldPrice {
  const { currency, isDemo, leadDays, missing, reason, status, total, unit } = answer;
  if (currency === null || unit === null || total === null || leadDays === null)
    return {
      kind: 'on-request',
      reason: reason ?? 'no-terms',
      missing: missing.map(({ component, key }) => ({ component, key })),
    };
  return {
    kind: 'amount',
    isFrom: status === 'from',
    unit: money(unit, currency),
    total: money(total, currency),
    ...{ quantity, leadDays },
    isDemo: isDemo ?? false,
    breakdown: null,
  };
}
