import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CHANGE_FILTERS, type OpenedVersionDto, priceListRoutes } from '#modules/prices/contract.ts';
import { call } from '#web/calls/call.ts';

/** The query key of everything about price lists. */
export const PRICES_KEY = ['price-lists'] as const;

/** Which rows of a difference are shown; empty for all. */
export type ChangeFilter = (typeof CHANGE_FILTERS)[number] | '';

/** The lists with their versions. */
export function listsQuery() {
  return queryOptions({
    queryKey: [...PRICES_KEY, 'lists'],
    queryFn: ({ signal }) => call(priceListRoutes.lists, { signal }),
    staleTime: 0,
  });
}

/** A version with what its check told; what is different in it comes page after page. */
export function versionQuery(id: string, kind: ChangeFilter) {
  return infiniteQueryOptions({
    queryKey: [...PRICES_KEY, 'version', id, kind],
    queryFn: ({ pageParam, signal }) =>
      call(priceListRoutes.open, {
        params: { id },
        query: { from: String(pageParam), ...(kind !== '' && { kind }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page: OpenedVersionDto) => page.difference?.next ?? null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
