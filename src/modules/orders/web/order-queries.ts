import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { type ListedLineDto, orderRoutes, savedViewRoutes } from '#modules/orders/contract.ts';
import type { ViewedPage } from '#modules/orders/domain/saved-views.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';
import { type OrderFilter, queryOf } from './list/order-filter.ts';

/** The query key of everything about orders. */
export const ORDERS_KEY = ['orders'] as const;

/** The lines of orders within reach, the last ordered first, page after page; for each customer acted for a list of its own. */
export function orderLinesQuery(filter: OrderFilter, customerId: string | undefined) {
  const narrowing = queryOf(filter);
  return infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'lines', customerId ?? null, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(orderRoutes.lines, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: ListedLineDto[]; next: string | null }) => page.next,
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}

/** The customers the list can be narrowed to. */
export function orderCustomersQuery(customerId: string | undefined) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'customers', customerId ?? null],
    queryFn: ({ signal }) => call(orderRoutes.filters, { signal }),
    // Who has orders seldom changes.
    staleTime: 60_000,
    enabled: sessionOwner() !== undefined,
  });
}

/** One order, with what may be done with it now; for each customer acted for as that one reads it. */
export function openOrderQuery(id: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'open', customerId ?? null, id],
    queryFn: ({ signal }) => call(orderRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** An item as it was ordered, told in a language. It says the same for as long as the page stands. */
export function orderedSheetQuery(id: string, itemNumber: string, locale: Locale) {
  return queryOptions({
    queryKey: ['ordered-sheet', id, itemNumber, locale],
    queryFn: ({ signal }) => call(orderRoutes.sheet, { params: { id, itemNumber }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What an item would be by the product data in force, told in a language. */
export function sameAgainQuery(id: string, itemNumber: string, locale: Locale) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'again', id, itemNumber, locale],
    queryFn: ({ signal }) => call(orderRoutes.again, { params: { id, itemNumber }, signal }),
    staleTime: 0,
  });
}

/** What a number of a machine opens to whoever asks. */
export function serialQuery(serialNo: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'serial', customerId ?? null, serialNo],
    queryFn: ({ signal }) => call(orderRoutes.serial, { params: { serialNo }, signal }),
    staleTime: 0,
  });
}

/** The filters one has kept of a list. */
export function savedViewsQuery(page: ViewedPage) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'views', page],
    queryFn: ({ signal }) => call(savedViewRoutes.list, { query: { page }, signal }),
    staleTime: 0,
  });
}
