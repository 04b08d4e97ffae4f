import { matchPath } from 'react-router';
import { composition } from './composition.ts';
import { PATHS } from './paths.ts';

/** Whether a page of the portal stands at an address, or will: not one that takes whatever stands below it. */
export function isKnownPath(path: string): boolean {
  const known = composition.get().pages.map((page) => page.path);
  return [PATHS.home, PATHS.productConfig, PATHS.sampleSelect, ...known].some(
    (one) => !one.endsWith('*') && matchPath(one, path) !== null,
  );
}
