import { queryOptions } from '@tanstack/react-query';
import { ruleRoutes } from '#modules/bills/contract.ts';
import { call } from '#web/calls/call.ts';

/** What papers must say, and the HS codes goods begin with, for whoever says them. */
export function rulesQuery() {
  return queryOptions({
    queryKey: ['bill-rules'],
    queryFn: ({ signal }) => call(ruleRoutes.readRules, { signal }),
    staleTime: 0,
  });
}
