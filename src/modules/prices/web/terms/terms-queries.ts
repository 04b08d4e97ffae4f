import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { customerTermsRoutes, type ListedTermsDto } from '#modules/prices/contract.ts';
import { call } from '#web/calls/call.ts';

/** The query key of everything about the terms of customers. */
export const TERMS_KEY = ['customer-terms'] as const;

/** What the customers are narrowed to. */
export interface CustomersWanted {
  readonly q: string;
  readonly isWithout: boolean;
}

/** The customers with what their prices follow from, newest first, page after page. */
export function customersQuery({ q, isWithout }: CustomersWanted) {
  return infiniteQueryOptions({
    queryKey: [...TERMS_KEY, 'list', q, isWithout],
    queryFn: ({ pageParam, signal }) =>
      call(customerTermsRoutes.list, {
        query: { q, ...(isWithout && { without: 'true' as const }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: ListedTermsDto[]; next: string | null }) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The terms of one customer, and what they may be. */
export function termsQuery(id: string) {
  return queryOptions({
    queryKey: [...TERMS_KEY, 'open', id],
    queryFn: ({ signal }) => call(customerTermsRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}
