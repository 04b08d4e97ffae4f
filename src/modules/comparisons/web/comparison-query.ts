import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** Products side by side, in the language of the interface. While another one is added, those before it stay. */
export function comparisonQuery(ids: readonly string[], locale: Locale) {
  return queryOptions({
    queryKey: ['comparison', locale, ...ids],
    queryFn: ({ signal }) => call(comparisonRoutes.make, { body: { ids: [...ids] }, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === locale ? before : undefined),
    staleTime: 0,
    enabled: ids.length > 0 && sessionOwner() !== undefined,
  });
}

/** The saved products one more can be chosen from, newest first. */
export function choiceQuery(q: string, customerId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['comparison-choice', customerId ?? null, q],
    queryFn: ({ pageParam, signal }) =>
      call(cartRoutes.list, { query: { q, pageSize: '50', ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next,
    staleTime: 0,
    enabled: sessionOwner() !== undefined,
  });
}
