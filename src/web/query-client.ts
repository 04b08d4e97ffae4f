import { QueryClient } from '@tanstack/react-query';
import { followSession } from './session.ts';

/** The cache of what the server said: one more try after a lost answer, none after a refusal; unused for a minute, gone (spec 000 §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 1 && 'code' in error && error.code === 'network',
      },
    },
  });
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
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }
  });
}
