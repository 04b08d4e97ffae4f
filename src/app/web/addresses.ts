import type { RouteObject } from 'react-router';

/** Every address at which a page stands or leads on, as the router writes it: the server answers 404 at all others. */
export function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...addressesOf(children),
  ]);
}
