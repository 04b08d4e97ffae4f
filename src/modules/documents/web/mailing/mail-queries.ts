import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { documentMailRoutes, noSendRoutes } from '#modules/documents/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** Where what was sent by mail is kept in the cache. */
export const MAILS_KEY = ['document-mails'] as const;

/** What one sent by mail and was sent, page after page; for each customer acted for a list of its own. */
export function documentMailsQuery(customerId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...MAILS_KEY, customerId ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(documentMailRoutes.mine, { query: pageParam === '' ? {} : { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next,
    staleTime: 0,
    enabled: sessionOwner() !== undefined,
  });
}

/** The addresses documents go to where none is named: the own one. */
export function defaultAddressQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['default-address', userId ?? null],
    queryFn: ({ signal }) => call(accountRoutes.defaultEmail, { query: { userId: userId ?? '' }, signal }),
  });
}

/** Whether the address that a link was mailed to wants no documents by mail. */
export function noSendQuery(token: string) {
  return queryOptions({
    queryKey: ['no-send', token],
    queryFn: ({ signal }) => call(noSendRoutes.look, { params: { token }, signal }),
    staleTime: 0,
  });
}
