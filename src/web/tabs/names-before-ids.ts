import { composition } from '#web/composition.ts';
import type { Page } from '#web/module.ts';
import { isNamedByAddress } from './page-handle.ts';
import { tabName } from './tabs.ts';

/**
 * The name that a stored tab has today. Before pages had ids it began with the key of the page's title, or was what the
 * address named, such as `JRH`; an id begins with a small letter.
 */
export function currentName(stored: string): string {
  const { pages } = composition.get();
  const [title = stored, object] = stored.split(' ', 2);
  const page = pages.find((one) => one.title === title && hasOwnObjects(one) === (object !== undefined));
  if (page !== undefined) return tabName(page.id, object);
  const named = /^[A-Z]/.test(stored) ? pages.find((one) => isNamedByAddress(one.title)) : undefined;
  return named === undefined ? stored : tabName(named.id, stored);
}

function hasOwnObjects({ tab }: Page): boolean {
  return typeof tab === 'object' && 'per' in tab;
}
