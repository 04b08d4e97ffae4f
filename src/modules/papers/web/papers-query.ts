import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { type PaperPageDto, paperRoutes } from '#modules/papers/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** What is looked for. */
export interface PaperFilter {
  readonly kind: string;
  readonly q: string;
}

/** The papers within reach, the last made first, page after page: in a language, and for each customer acted for a list of its own. */
export function papersQuery({ kind, q }: PaperFilter, customerId: string | undefined, locale: Locale) {
  const narrowing = { ...(kind !== '' && { kind }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: ['papers', customerId ?? null, locale, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(paperRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: PaperPageDto) => page.next,
    staleTime: 0,
    enabled: sessionOwner() !== undefined,
  });
}
