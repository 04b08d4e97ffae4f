import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type AdminUserDto, userRoutes } from '#modules/accounts/contract.ts';
import { USER_FILTERS, type UserFilter } from '#modules/accounts/domain/user-state.ts';
import { call } from '#web/calls/call.ts';

/** The query key of every list of accounts. */
export const USERS_KEY = ['users'] as const;

/** What the list is narrowed to; without a state it shows them all. */
export interface UsersSought {
  readonly q: string;
  readonly state: UserFilter | undefined;
}

/** The state an address names; whatever else it says means all. */
export function stateIn(text: string | null): UserFilter | undefined {
  return USER_FILTERS.find((state) => state === text);
}

interface UsersPage {
  readonly rows: AdminUserDto[];
  readonly next: string | null;
  readonly waiting: number;
}

/** The accounts, newest first, page after page. */
export function usersQuery({ q, state }: UsersSought) {
  const sought = { q, ...(state && { state }), pageSize: '50' };
  return infiniteQueryOptions({
    queryKey: [...USERS_KEY, q, state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(userRoutes.list, { query: { ...sought, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page: UsersPage) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
