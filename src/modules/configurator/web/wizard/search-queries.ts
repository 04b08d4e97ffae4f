import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { catalogueRoutes, type RowPage } from '#modules/catalogue/contract.ts';
import type { Values } from '#product/configuration.ts';
import { call } from '#web/calls/call.ts';
import { withFewLeft } from './few-left.ts';

/** As many rows as one answer can hold. */
const MOST_ROWS = '200';

const PAGE_SIZE = 20;

/** The rows of a product line; what they are asked for by is the line's. */
export const searchQueries = {
  /** The rows that fit what was asked, page after page; the sentences in it are in the language asked for. */
  rows: (line: string, filter: Values, { sort, locale }: { sort: string | undefined; locale: Locale }) =>
    infiniteQueryOptions({
      queryKey: ['rows', line, filter, sort ?? null, locale],
      queryFn: async ({ pageParam, signal }) => {
        const fetchRows = (cursor: string, pageSize: number) =>
          call(catalogueRoutes.rows, {
            params: { line },
            query: { ...filter, pageSize: String(pageSize), ...(sort && { sort }), ...(cursor && { cursor }) },
            signal,
          });
        const page = await fetchRows(pageParam, PAGE_SIZE);
        return pageParam === '' ? withFewLeft(page, fetchRows) : page;
      },
      initialPageParam: '',
      getNextPageParam: (page: RowPage) => page.next,
      placeholderData: keepPreviousData,
    }),
  /** As many of those rows as one answer holds, what is right first. */
  chart: (line: string, filter: Values, locale: Locale) =>
    queryOptions({
      queryKey: ['row-chart', line, filter, locale],
      queryFn: ({ signal }) =>
        call(catalogueRoutes.rows, { params: { line }, query: { ...filter, pageSize: MOST_ROWS }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** How many rows each option of the search would leave, by field and code. */
  counts: (line: string, filter: Values) =>
    queryOptions({
      queryKey: ['row-counts', line, filter],
      queryFn: ({ signal }) => call(catalogueRoutes.rowCounts, { params: { line }, query: filter, signal }),
      select: byFieldAndCode,
      placeholderData: keepPreviousData,
    }),
};

type Counted = z.output<typeof catalogueRoutes.rowCounts.result>;

function byFieldAndCode(counted: Counted): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const fields = Object.entries(counted).map(([field, values]) => {
    return [field, new Map(values.map(({ value, count }) => [String(value), count]))] as const;
  });
  return new Map(fields);
}
