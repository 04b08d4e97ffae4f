import { queryOptions } from '@tanstack/react-query';
import { sellerRoutes } from '#modules/bills/contract.ts';
import { call } from '#web/calls/call.ts';

/** The provider as its papers name it, with its accounts and series. */
export function sellerQuery() {
  return queryOptions({
    queryKey: ['sellers'],
    queryFn: ({ signal }) => call(sellerRoutes.read, { signal }),
    staleTime: 0,
  });
}
