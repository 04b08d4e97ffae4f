import { infiniteQueryOptions } from '@tanstack/react-query';
import { documentRoutes } from '#modules/documents/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** The documents one had made, page after page; for each customer acted for a list of its own. */
export function myDocumentsQuery(customerId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['my-documents', customerId ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(documentRoutes.mine, { query: pageParam === '' ? {} : { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: { next: string | null }) => next,
    staleTime: 0,
    enabled: sessionOwner() !== undefined,
  });
}
