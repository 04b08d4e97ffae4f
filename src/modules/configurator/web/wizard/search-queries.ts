import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { type BasicTypePage, basicTypeFilter, catalogueRoutes } from '#modules/catalogue/contract.ts';
import type { Values } from '#product/configuration.ts';
import { call } from '#web/calls/call.ts';

type Filter = z.input<typeof basicTypeFilter>;

export const searchQueries = {
  /** The basic types that fit what was asked, page after page; the sentences in it are in the language asked for. */
  basicTypes: (filter: Values, sort: string | undefined, locale: Locale) =>
    infiniteQueryOptions({
      queryKey: ['basic-types', filter, sort ?? null, locale],
      queryFn: ({ pageParam, signal }) =>
        call(catalogueRoutes.getBasicType, {
          query: {
            ...asFilter(filter),
            pageSize: '20',
            ...(sort && { sort }),
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page: BasicTypePage) => page.next,
      placeholderData: keepPreviousData,
    }),
  /** How many basic types each option of the search would leave, by field and code. */
  counts: (filter: Values) =>
    queryOptions({
      queryKey: ['basic-type-counts', filter],
      queryFn: ({ signal }) => call(catalogueRoutes.basicTypeCounts, { query: asFilter(filter), signal }),
      select: byFieldAndCode,
      placeholderData: keepPreviousData,
    }),
  /** The one limit that stands most in the way of a search that finds nothing. */
  relaxation: (filter: Values, locale: Locale) =>
    queryOptions({
      queryKey: ['basic-type-relaxation', filter, locale],
      queryFn: async ({ signal }) => {
        const query = { ...asFilter(filter), pageSize: '1' };
        return (await call(catalogueRoutes.getBasicType, { query, signal })).relax;
      },
    }),
};

type Counted = z.output<typeof catalogueRoutes.basicTypeCounts.result>;

function byFieldAndCode(counted: Counted): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const fields = Object.entries(counted).map(([field, values]) => {
    return [field, new Map(values.map(({ value, count }) => [String(value), count]))] as const;
  });
  return new Map(fields);
}

function asFilter(values: Values): Filter {
  if (!isFilter(values)) throw new Error(`The search cannot ask ${JSON.stringify(values)}`);
  return values;
}

/** Whether the look-up understands what it would be asked. */
export function isFilter(values: unknown): values is Filter {
  return basicTypeFilter.safeParse(values).success;
}
