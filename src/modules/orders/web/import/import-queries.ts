import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { orderImportRoutes, type ROW_FILTERS } from '#modules/orders/contract.ts';
import { call } from '#web/calls/call.ts';

/** The query key of everything about order files. */
export const IMPORTS_KEY = ['order-imports'] as const;

export type RowFilter = (typeof ROW_FILTERS)[number];

/** The last order files. */
export function importsQuery() {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, 'list'],
    queryFn: ({ signal }) => call(orderImportRoutes.list, { signal }),
    staleTime: 0,
  });
}

/** One order file. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, id],
    queryFn: ({ signal }) => call(orderImportRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Its rows of one verdict, page after page; sentences come in the language of the interface. */
export function rowsQuery(id: string, verdict: RowFilter, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, id, 'rows', verdict, locale],
    queryFn: ({ pageParam, signal }) =>
      call(orderImportRoutes.rows, { params: { id }, query: { verdict, after: pageParam }, signal }),
    initialPageParam: '0',
    getNextPageParam: ({ next }: { next: number | null }) => (next === null ? undefined : String(next)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
