import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OpenDraftDto } from '#modules/drafts/contract.ts';
import { hasAccount, openDraft } from '#modules/drafts/web/public.ts';
import { actedFor } from '#web/session/acting.ts';

/** How long the opening of a page waits for the draft at the server, ms: what comes later is met by the first change. */
const DEADLINE = 2_000;

const draftQueries = {
  /** What the server has of a draft when its page is opened; null where it did not answer in time. */
  open: (key: string, opening: number) =>
    queryOptions({
      queryKey: ['draft', key, opening],
      queryFn: ({ signal }) =>
        openDraft({ key, customer: actedFor()?.id }, AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)])).catch(
          () => null,
        ),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnMount: false,
      refetchOnReconnect: false,
    }),
};

/** What the server has of a draft. */
export interface ServerDraft {
  readonly isLoading: boolean;
  /** For the first opening alone, and where it is known: later the page knows better than what was asked before. */
  readonly take: () => OpenDraftDto | undefined;
}

/** Asks for the draft of whoever is signed in when the page is opened. */
export function useServerDraft(key: string, opening: number): ServerDraft {
  const [isAsked] = useState(hasAccount);
  const { data, isLoading } = useQuery({ ...draftQueries.open(key, opening), enabled: isAsked });
  const isTaken = useRef(false);
  function take(): OpenDraftDto | undefined {
    if (isTaken.current) return undefined;
    isTaken.current = true;
    return data ?? undefined;
  }
  return { isLoading, take };
}
