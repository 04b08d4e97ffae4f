import type { TFunction } from 'i18next';

/** What a route tells the shell about its page. */
export interface PageHandle {
  /** The page's name, for the window's title and for screen readers. */
  title: (t: TFunction, params: Readonly<Record<string, string | undefined>>) => string;
}

/** The handle of a page. */
export function page(title: PageHandle['title']): PageHandle {
  return { title };
}

/** Whether a route's handle is a page's. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function';
}
