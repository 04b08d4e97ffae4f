import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { customerOfficeRoutes, type HeadDto } from '#modules/customers/contract.ts';
import { call } from '#web/calls/call.ts';

/** The query key of every list of customers of the back office. */
export const CUSTOMERS_KEY = ['office-customers'] as const;

/** What the list of customers is narrowed to. */
export interface CustomersWanted {
  readonly q: string;
  /** The id of a member of staff, or `nobody`, or empty. */
  readonly staff: string;
}

/** The level-1 customers with those below, newest first, page after page. */
export function customersQuery(wanted: CustomersWanted) {
  return infiniteQueryOptions({
    queryKey: [...CUSTOMERS_KEY, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(customerOfficeRoutes.list, {
        query: { ...wanted, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: HeadDto[]; next: string | null }) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
