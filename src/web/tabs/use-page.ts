import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { isPageHandle, type PageHandle } from './page-handle.ts';
import { tabName } from './tabs.ts';

export interface ShownPage {
  /** What the page is called, in the language of the interface. */
  readonly title: string;
  /** The name of its tab; undefined for a page that has none. */
  readonly name: string | undefined;
}

/** The page that is shown. One the person is not permitted is not there, and leaves no tab. */
export function usePage(): ShownPage {
  const { t } = useTranslation();
  const matches = useMatches();
  const { pathname } = useLocation();
  if (!useMayVisit(pathname)) return { title: t('web:notFound.title'), name: undefined };
  const pages = matches.flatMap(({ handle, params }) => (isPageHandle(handle) ? [{ handle, params }] : []));
  const title = pages
    .map(({ handle, params }) => handle.title((key) => t(key), params))
    .filter(Boolean)
    .join(' · ');
  const last = pages.at(-1);
  return { title, name: last && nameOf(last.handle, last.params) };
}

function nameOf({ title, tab }: PageHandle, params: Parameters<PageHandle['title']>[1]): string | undefined {
  if (tab === 'none') return undefined;
  return tabName(title(keyItself, params), tab === 'one' ? undefined : params[tab.per]);
}

function keyItself(key: string): string {
  return key;
}
