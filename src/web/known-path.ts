import { matchPath } from 'react-router';
import { composition } from './composition.ts';
import type { Page } from './module.ts';
import { PATHS } from './paths.ts';

/** Whether a page of the portal stands at an address, or will: not one that takes whatever stands below it. */
export function isKnownPath(path: string): boolean {
  const addresses = composition.get().pages.flatMap(addressesOfPage);
  return [PATHS.home, PATHS.productConfig, ...addresses].some(
    (one) => !one.endsWith('*') && matchPath(one, path) !== null,
  );
}

/** Where a page stands: one that stands at some values of a parameter alone has an address for each. */
export function addressesOfPage({ path, known = {} }: Pick<Page, 'path' | 'known'>): readonly string[] {
  return Object.entries(known).reduce<readonly string[]>(
    (paths, [name, values]) => paths.flatMap((one) => values.map((value) => one.replace(`:${name}`, value))),
    [path],
  );
}
