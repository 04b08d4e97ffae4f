import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient, followConnection, followPerson } from './query-client.ts';

const queryClient = createQueryClient();
followPerson(queryClient);
followConnection(queryClient);

/** Around every page that asks the server: the cache of its answers, which the first page does without. */
export function Component(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
