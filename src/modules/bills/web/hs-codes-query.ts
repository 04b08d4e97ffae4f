import { queryOptions } from '@tanstack/react-query';
import { ruleRoutes } from '#modules/bills/contract.ts';
import { call } from '#web/calls/call.ts';

/** The HS codes goods begin with, for whoever writes goods. */
export function hsCodesQuery() {
  return queryOptions({
    queryKey: ['hs-codes'],
    queryFn: async ({ signal }) => (await call(ruleRoutes.readCodes, { signal })).codes,
    staleTime: 60_000,
  });
}
