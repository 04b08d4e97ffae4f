import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { call } from '#web/call.ts';

/** What every list of saved configurations is kept under. */
export const LINES_KEY = ['saved-lines'] as const;

/** The saved configurations, newest first, page after page. */
export function lineListQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...LINES_KEY, q],
    queryFn: ({ pageParam, signal }) =>
      call(cartRoutes.list, { query: { q, pageSize: '20', ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: LineDto[]; next: string | null }) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
