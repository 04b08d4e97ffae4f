import { isAtOrBelow, PATHS } from '#web/paths.ts';
import type { IconName } from '#web/ui/icons.tsx';

export interface MenuEntry {
  /** The menu id of the specification (spec 000 §6); an entry without one is for everybody. */
  id?: string;
  path: string;
  /** The key of its name in the shell's texts. */
  name: string;
  /** Whether visitors see it, too, although it has an id. */
  forVisitors?: true;
  /** Below which address pages stand that it leads to and that are not below its own. */
  leadsTo?: string;
}

export interface MenuGroup {
  name: string;
  icon: IconName;
  entries: readonly MenuEntry[];
}

/** The menu ids a signed-in person is permitted; undefined until the server has told them once. */
export type Permitted = ReadonlySet<string> | 'visitor' | undefined;

/** What a person sees of the menu: a visitor the open selection pages, anyone else the ids the server permits (spec 000 §6). */
export function visibleMenu(menu: readonly MenuGroup[], permitted: Permitted): readonly MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isVisible(entry, permitted)) }))
    .filter((group) => group.entries.length > 0);
}

function isVisible(entry: MenuEntry, permitted: Permitted): boolean {
  if (entry.id === undefined) return true;
  return permitted === 'visitor' ? entry.forVisitors === true : permitted?.has(entry.id) === true;
}

/**
 * Whether a person may visit an address: pages stand behind the entry they are reached by, all others are for everybody.
 * Visitors are kept out by the pages themselves, which ask them to log in; what the server has not told yet is not
 * refused, for the server decides every call anyway.
 */
export function mayVisit(menu: readonly MenuGroup[], pathname: string, permitted: Permitted): boolean {
  if (permitted === undefined || permitted === 'visitor') return true;
  const entries = menu.flatMap((group) => group.entries);
  const home = highlightedPath(menu, pathname, true);
  const ways = entries.filter(({ path, leadsTo = '' }) => path === home || (leadsTo && isBelow(pathname, leadsTo)));
  return ways.length === 0 || ways.some(({ id }) => id === undefined || permitted.has(id));
}

/**
 * The entry that is highlighted on a page: the longest entry path the address begins with, so that a configurator
 * highlights its selection page; sample selection only for those signed in (spec 000 §2).
 */
export function highlightedPath(menu: readonly MenuGroup[], pathname: string, signedIn: boolean): string | undefined {
  return menu
    .flatMap((group) => group.entries.map((entry) => entry.path))
    .filter((path) => isAtOrBelow(pathname, path))
    .filter((path) => signedIn || path !== PATHS.sampleSelect || isAtOrBelow(path, pathname))
    .sort((a, b) => b.length - a.length)[0];
}

function isBelow(pathname: string, path: string): boolean {
  return isAtOrBelow(pathname, path) && pathname.length > path.length;
}
