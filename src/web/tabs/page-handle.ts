/** What a page's name is made with: the translator, or whatever else answers for the key of a text. */
export type NameText = (key: string) => string;

/** What a route tells the shell about its page. */
export interface PageHandle {
  /** The page's name, for the window's title, its tab and screen readers. */
  readonly title: (t: NameText, params: Readonly<Record<string, string | undefined>>) => string;
  /**
   * Which tab a visit leaves: `one` for all pages of the title, `none` where one only passes through, or one for each value
   * of a parameter of the address.
   */
  readonly tab: 'one' | 'none' | { readonly per: string };
}

/** The handle of a page. */
export function page(title: PageHandle['title'], tab: PageHandle['tab'] = 'one'): PageHandle {
  return { title, tab };
}

/** Whether a route's handle is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function';
}
