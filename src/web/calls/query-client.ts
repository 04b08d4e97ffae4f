import { QueryCache, QueryClient } from '@tanstack/react-query';
import { noteFailure, notifyFailure } from '#web/errors/notify-failure.ts';
import { shownTranslator } from '#web/language/i18n.ts';
import { followSession } from '#web/session/session.ts';
import { CallError } from './call.ts';
import { onceBack } from './connection.ts';

/** How long a person waits in front of an empty place for the server to be asked again, s, and how often. */
const PATIENCE = 5;
const MAX_TRIES = 2;

/**
 * The cache of what the server said: one more try after a lost answer; two after a refusal that names a time to come back soon
 * (`Retry-After`), and none after any other. What half an hour no page has shown is gone, so that a page behind its tab still
 * has it. What could not be read is shown where it would stand, and noted; where an older answer stands on, a message says so.
 * What was to be saved is never sent again by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { state }) {
        const t = shownTranslator();
        if (t === undefined) return;
        if (state.data === undefined) noteFailure(error, t);
        else notifyFailure(error, t);
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: 30 * 60_000,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < triesAfter(error),
        retryDelay: (count, error) => 1000 * (retryAfter(error) ?? 1) * 2 ** count + Math.random() * 300,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function triesAfter(error: Error): number {
  const seconds = retryAfter(error);
  if (seconds !== undefined) return seconds <= PATIENCE ? MAX_TRIES : 0;
  return 'code' in error && error.code === 'network' ? 1 : 0;
}

function retryAfter(error: Error): number | undefined {
  return error instanceof CallError ? error.about.retryAfter : undefined;
}

/** What failed is asked for again once the connection is back. */
export function followConnection(client: QueryClient): () => void {
  return onceBack(() => refetchFailed(client));
}

/**
 * What the server said to one person is never shown to the next. After a login what is on the page stays, what failed is
 * asked again, and everything else when it is next shown.
 */
export function followPerson(client: QueryClient): () => void {
  return followSession((now, before) => {
    if (before.owner !== undefined && before.owner !== now.owner) {
      client.clear();
    } else if (now.session !== undefined && now.session.token !== before.session?.token) {
      void client.invalidateQueries({ refetchType: 'none' });
      refetchFailed(client);
    }
  });
}

function refetchFailed(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
