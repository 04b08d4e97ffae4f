import { infiniteQueryOptions } from '@tanstack/react-query';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** The query key of every list of saved configurations. */
export const LINES_KEY = ['saved-lines'] as const;

/** The saved configurations, newest first, page after page; for each customer acted for a list of its own. */
export function lineListQuery(q: string, customerId: string | undefined) {
  const key = [...LINES_KEY, customerId ?? null] as const;
  return infiniteQueryOptions({
    queryKey: [...key, q],
    queryFn: ({ pageParam, signal }) =>
      call(cartRoutes.list, { query: { q, pageSize: '20', ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: LineDto[]; next: string | null }) => page.next,
    // While a search runs the rows before it stay; those of another customer never do.
    placeholderData: (rows, query) => (query?.queryKey[1] === key[1] ? rows : undefined),
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}
