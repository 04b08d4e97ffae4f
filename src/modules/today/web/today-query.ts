import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';
import { learnWaiting } from './waiting.ts';

/** What there is to do, in a language; for each customer acted for something else. What it says, the mark in the header says too. */
export function todayQuery(customerId: string | undefined, locale: Locale) {
  return queryOptions({
    queryKey: ['today', customerId ?? null, locale],
    async queryFn({ signal }) {
      const told = await call(todayRoutes.read, { signal });
      learnWaiting(told);
      return told;
    },
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for nothing else before it is left.
    enabled: sessionOwner() !== undefined,
  });
}
