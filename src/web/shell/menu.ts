import { PATHS } from '#web/paths.ts';
import type { IconName } from '#web/ui/icons.tsx';

export interface MenuEntry {
  /** The menu id of the specification (spec 000 §6); an entry without one is for everybody. */
  id?: string;
  path: string;
  /** The key of its name in the shell's texts. */
  name: string;
}

export interface MenuGroup {
  name: string;
  icon: IconName;
  entries: readonly MenuEntry[];
}

/** The menu in its order. An entry stands here as soon as its screen exists; a module adds its own line. */
export const MENU: readonly MenuGroup[] = [
  {
    name: 'menu.productConfig',
    icon: 'configure',
    entries: [{ id: '4', path: PATHS.series, name: 'menu.configSelect' }],
  },
  {
    name: 'menu.cart',
    icon: 'cart',
    entries: [{ id: '7', path: PATHS.cart, name: 'menu.myCart' }],
  },
  {
    name: 'menu.servicesSupport',
    icon: 'support',
    entries: [{ path: PATHS.operationManual, name: 'menu.operationManual' }],
  },
];

/** What a person sees of the menu: a visitor the open selection pages, anyone else the ids the server permits (spec 000 §6). */
export function visibleMenu(
  menu: readonly MenuGroup[],
  permitted: ReadonlySet<string> | 'visitor',
): readonly MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isVisible(entry, permitted)) }))
    .filter((group) => group.entries.length > 0);
}

const VISITOR_IDS: ReadonlySet<string> = new Set(['4']);

function isVisible(entry: MenuEntry, permitted: ReadonlySet<string> | 'visitor'): boolean {
  return entry.id === undefined || (permitted === 'visitor' ? VISITOR_IDS : permitted).has(entry.id);
}

/**
 * The entry that is highlighted on a page: the longest entry path the address begins with, so that a configurator
 * highlights its selection page; sample selection only for those signed in (spec 000 §2).
 */
export function highlightedPath(menu: readonly MenuGroup[], pathname: string, signedIn: boolean): string | undefined {
  return menu
    .flatMap((group) => group.entries.map((entry) => entry.path))
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .filter((path) => signedIn || path !== PATHS.sampleSelect)
    .sort((a, b) => b.length - a.length)[0];
}
