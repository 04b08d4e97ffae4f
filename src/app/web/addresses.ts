import type { RouteObject } from 'react-router';
import { isPageHandle } from '#web/tabs/page-handle.ts';

/**
 * Every address at which a page stands or leads on, as the router writes it: the server answers 404 at all others. A page that
 * stands at some values of a parameter alone has an address for each.
 */
export function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, handle, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : withValues(path, isPageHandle(handle) ? handle.known : {})),
    ...addressesOf(children),
  ]);
}

function withValues(path: string, known: Readonly<Record<string, readonly string[]>> = {}): readonly string[] {
  return Object.entries(known).reduce<readonly string[]>(
    (paths, [name, values]) => paths.flatMap((one) => values.map((value) => one.replace(`:${name}`, value))),
    [path],
  );
}
