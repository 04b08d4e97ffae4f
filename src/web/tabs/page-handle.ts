import type { Page } from '#web/module.ts';
import { tabName } from './tabs.ts';

/** What a page's name is made with: the translator. */
export type NameText = (key: string) => string;

/** What a route tells the shell about its page: its name, for the window's title, its tab and screen readers, and its tab. */
export type PageHandle = Pick<Page, 'id' | 'title' | 'tab' | 'isWide' | 'known'>;

type Params = Readonly<Record<string, string | undefined>>;

/** Whether a route's handle is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** Whether the page stands at these values of its address; one that says nothing of them stands at all. */
export function isThere({ known = {} }: PageHandle, params: Params): boolean {
  return Object.entries(known).every(([name, values]) => {
    const value = params[name]?.toLowerCase();
    return values.some((one) => one.toLowerCase() === value);
  });
}

/** What a page is called: by a text, or by what its address names. */
export function titleOf({ title }: PageHandle, object: string | undefined, t: NameText): string {
  return isNamedByAddress(title) ? (object ?? '') : t(title);
}

/** Whether the address itself names the page, such as the code of a product line. */
export function isNamedByAddress(title: string): boolean {
  return title.startsWith(':');
}

/** What the address names, if the page has a tab for each. */
export function objectOf({ tab }: PageHandle, params: Params): string | undefined {
  return typeof tab === 'object' && 'per' in tab ? params[tab.per] : undefined;
}

/** The name of the tab a visit leaves; undefined where it leaves none. */
export function tabNameOf(page: PageHandle, params: Params): string | undefined {
  const { id, tab } = page;
  if (tab === 'none') return undefined;
  return tabName(typeof tab === 'object' && 'of' in tab ? tab.of : id, objectOf(page, params));
}
