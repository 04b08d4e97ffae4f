import type { RouteObject } from 'react-router';
import { addressesOfPage } from '#web/known-path.ts';
import { isPageHandle } from '#web/tabs/page-handle.ts';

/** Every address at which a page stands or leads on, as the router writes it: the server answers 404 at all others. */
export function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, handle, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : addressesOfPage({ ...(isPageHandle(handle) && handle), path })),
    ...addressesOf(children),
  ]);
}
