import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { type BulkEntryDto, bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** Rows a page: they are windowed, so a page costs the server more than the screen. */
const PAGE_SIZE = '250';

/** What every page of an entry is known by. */
export function entryKey(id: string) {
  return ['bulk-entry', id] as const;
}

/** A bulk entry with the verdicts on its rows, page after page; the reasons come in the language of the interface. */
export function entryQuery(id: string, onlyProblems: boolean, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: [...entryKey(id), locale, onlyProblems],
    queryFn: ({ pageParam, signal }) =>
      call(bulkEntryRoutes.open, {
        params: { id },
        query: { from: pageParam, pageSize: PAGE_SIZE, ...(onlyProblems && { verdict: 'problems' as const }) },
        signal,
      }),
    initialPageParam: '0',
    getNextPageParam: ({ next }: BulkEntryDto) => (next === null ? undefined : String(next)),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    staleTime: 0,
    enabled: sessionOwner() !== undefined,
  });
}
