import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { cartRoutes, type LineDto, type ListedLineDto } from '#modules/cart/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';
import { type ListFilter, queryOf } from './list/list-filter.ts';

/** The query key of every list of saved configurations. */
export const LINES_KEY = ['saved-lines'] as const;

/** Lines a page: few enough that a slow machine puts them on the screen without a halt. */
const PAGE_SIZE = '25';

/** What the list is asked for, for whom. */
export interface AskedList {
  readonly q: string;
  readonly filter: ListFilter;
  readonly customerId: string | undefined;
}

/** The saved configurations in their order, page after page; for each customer acted for a list of its own. */
export function lineListQuery({ q, filter, customerId }: AskedList) {
  const key = [...LINES_KEY, customerId ?? null] as const;
  return infiniteQueryOptions({
    queryKey: [...key, q, filter],
    queryFn: ({ pageParam, signal }) =>
      call(cartRoutes.list, {
        query: { q, ...queryOf(filter), pageSize: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: LineDto[]; next: string | null }) => page.next,
    // While a search runs the rows before it stay; those of another customer never do.
    placeholderData: (rows, query) => (query?.queryKey[1] === key[1] ? rows : undefined),
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}

/** What there is to filter the list by. */
export function filterOfferQuery(customerId: string | undefined) {
  return queryOptions({
    queryKey: [...LINES_KEY, customerId ?? null, 'filters'],
    queryFn: ({ signal }) => call(cartRoutes.filters, { signal }),
    enabled: sessionOwner() !== undefined,
  });
}

interface Pages {
  readonly pages?: readonly { readonly rows: readonly ListedLineDto[] }[];
}

/** Shows a line as it was just answered wherever it is listed: the pages of a long list are not all asked for again. */
export function showLine(cache: QueryClient, line: Partial<LineDto> & Pick<LineDto, 'id'>): void {
  cache.setQueriesData<Pages>({ queryKey: LINES_KEY }, (list) =>
    list?.pages
      ? {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (row.id === line.id ? { ...row, ...line } : row)),
          })),
        }
      : list,
  );
}

/** The version of a line as the lists know it now: one that was saved a moment ago has another than when it was drawn. */
export function versionOf(cache: QueryClient, { id, version }: Pick<LineDto, 'id' | 'version'>): number {
  const lists = cache.getQueriesData<Pages>({ queryKey: LINES_KEY }).flatMap(([, list]) => list?.pages ?? []);
  const known = lists.flatMap(({ rows }) => rows.filter((row) => row.id === id).map((row) => row.version));
  return Math.max(version, ...known);
}

/** What is written in a line is sent one after the other, each with the version that the one before made. */
export function lineScope({ id }: Pick<LineDto, 'id'>): { id: string } {
  return { id: `line-${id}` };
}
