import { createStore } from '#web/store/store.ts';
import type { MenuGroup } from './menu/menu.ts';
import type { Page, PageGroup, PageInMenu, WebModule } from './module.ts';

/** What the modules of the portal make together. */
export interface Composition {
  readonly modules: readonly WebModule[];
  readonly pages: readonly ComposedPage[];
  /** The menu in its order. */
  readonly menu: readonly MenuGroup[];
}

/** A page with the namespaces of its texts: its module's, where it names none. */
export type ComposedPage = Page & Required<Pick<Page, 'texts'>>;

/** The portal as it is composed: by `src/app/web/router.tsx` before anything is shown, in a test of the modules it names. */
export const composition = createStore(compositionOf([]));

/** Composes the portal of modules. */
export function compose(modules: readonly WebModule[]): void {
  composition.set(compositionOf(modules));
}

/** What modules make together. */
function compositionOf(modules: readonly WebModule[]): Composition {
  const pages = modules.flatMap(({ name, pages = [] }) => pages.map((page) => ({ texts: [name], ...page })));
  const groups = modules.flatMap((module) => module.menuGroups ?? []);
  return { modules, pages, menu: groups.sort(byOrder).map((group) => withEntries(group, pages)) };
}

function withEntries({ name, icon }: PageGroup, pages: readonly Page[]): MenuGroup {
  const entries = pages.flatMap(({ path, menu }) => (menu?.group === name ? [entryOf(menu, path)] : []));
  return { name, icon, entries: entries.sort(byOrder) };
}

function entryOf({ permittedWith, ...menu }: PageInMenu, path: string) {
  return { ...menu, ...(permittedWith !== undefined && { id: permittedWith }), path };
}

function byOrder(a: PageGroup | PageInMenu, b: PageGroup | PageInMenu): number {
  return a.order - b.order;
}

/** Whether a visitor may see an address (spec 000 §2: any path containing one that is open). */
export function isOpenPath(path: string): boolean {
  const open = composition.get().pages.filter(({ access }) => access === 'open');
  return open
    .map((page) => page.path.replace(/[:*].*$/, ''))
    .some((one) => path.toLowerCase().includes(one.toLowerCase()));
}
