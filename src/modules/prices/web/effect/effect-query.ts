import { queryOptions } from '@tanstack/react-query';
import { priceEffectRoutes } from '#modules/prices/contract.ts';
import { PRICES_KEY } from '#modules/prices/web/price-queries.ts';
import { call } from '#web/calls/call.ts';

/** What a version would change, as it was worked out last; to ask again is cheap, since the answer is kept. */
export function effectQuery(id: string) {
  return queryOptions({
    queryKey: [...PRICES_KEY, 'effect', id],
    queryFn: ({ signal }) => call(priceEffectRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}
