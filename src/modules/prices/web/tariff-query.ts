import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { priceRoutes } from '#modules/prices/contract.ts';
import type { ShownPrices } from '#modules/prices/domain/price-codes.ts';
import { tariffOf } from '#modules/prices/domain/tariff-of.ts';
import { call } from '#web/calls/call.ts';

type Answer = z.output<typeof priceRoutes.list.result>;

/** How prices are shown, and what the browser works them out by where it is shown how they come about. */
export interface KnownTariff {
  readonly shown: ShownPrices;
  readonly onRequest: Answer['onRequest'];
  readonly tariff: ReturnType<typeof tariffOf> | null;
}

/** A list is asked for again after so long, ms: whoever has its rows is told in a few bytes that they still hold. */
const HOLDS_MS = 5 * 60_000;

/** The list in force for the customer of the person, or for the one acted for. */
export function tariffQuery(customerId: string | undefined) {
  return queryOptions({
    queryKey: ['prices', 'list', customerId ?? ''],
    staleTime: HOLDS_MS,
    structuralSharing: false,
    queryFn: async ({ client, queryKey, signal }): Promise<KnownTariff> => {
      const before = client.getQueryData<KnownTariff>(queryKey)?.tariff;
      const query = before ? { known: before.version } : {};
      const { list, ...answer } = await call(priceRoutes.list, { query, signal });
      return { ...answer, tariff: list === null ? null : tariffOf(list, before?.list.rows) };
    },
  });
}
