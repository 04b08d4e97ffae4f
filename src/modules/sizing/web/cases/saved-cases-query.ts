import { queryOptions } from '@tanstack/react-query';
import { savedCaseRoutes } from '#modules/sizing/contract.ts';
import { call } from '#web/calls/call.ts';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { PATHS } from '#web/paths.ts';
import { sessionOwner, useSession } from '#web/session/session.ts';

/** The cases one has kept. */
export function savedCasesQuery() {
  return queryOptions({
    queryKey: ['sizing-cases', sessionOwner()],
    queryFn: ({ signal }) => call(savedCaseRoutes.list, { signal }),
  });
}

/** Whether somebody keeps cases: whoever is signed in and may configure, for those who may not have no machines to size. */
export function useKeepsCases(): boolean {
  const mayConfigure = useMayVisit(PATHS.series);
  return useSession() !== undefined && mayConfigure;
}
