import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { sharedRoutes, shareRoutes } from '#modules/shares/contract.ts';
import { call } from '#web/calls/call.ts';

/** The links of a line. */
export function sharesQuery(id: string) {
  return queryOptions({
    queryKey: ['shares', id],
    queryFn: ({ signal }) => call(shareRoutes.list, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What a link shows. It says the same for as long as the page stands, and each time it is asked for it counts as opened. */
export function sharedQuery(token: string, locale: Locale) {
  return queryOptions({
    queryKey: ['shared', token, locale],
    queryFn: ({ signal }) => call(sharedRoutes.look, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What would be taken over of a link by the release in force. */
export function takeOverQuery(token: string, locale: Locale) {
  return queryOptions({
    queryKey: ['shared', token, locale, 'configuration'],
    queryFn: ({ signal }) => call(sharedRoutes.takeOver, { params: { token }, signal }),
    staleTime: 0,
  });
}
