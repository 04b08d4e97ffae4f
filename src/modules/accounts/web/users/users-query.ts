import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type AdminUserDto, userRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/call.ts';

/** What every list of accounts is kept under. */
export const USERS_KEY = ['users'] as const;

/** The accounts, newest first, page after page. */
export function usersQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...USERS_KEY, q],
    queryFn: ({ pageParam, signal }) =>
      call(userRoutes.list, { query: { q, pageSize: '50', ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: AdminUserDto[]; next: string | null }) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
