import { QueryClient } from '@tanstack/react-query';

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
