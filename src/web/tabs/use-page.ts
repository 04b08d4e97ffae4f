import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { useMayVisit } from '#web/menu/permitted-ids.ts';
import { isPageHandle, isThere, objectOf, tabNameOf, titleOf } from './page-handle.ts';

export interface ShownPage {
  /** What the page is called, in the language of the interface. */
  readonly title: string;
  /** The name of its tab; undefined for a page that has none. */
  readonly name: string | undefined;
  /** Whether it needs the width of the menu. */
  readonly isWide: boolean;
}

/** The page that is shown. One the person is not permitted is not there, like one of an unknown line, and leaves no tab. */
export function usePage(): ShownPage {
  const { t } = useTranslation();
  const matches = useMatches();
  const { pathname } = useLocation();
  const mayVisit = useMayVisit(pathname);
  const pages = matches.flatMap(({ handle, params }) => (isPageHandle(handle) ? [{ handle, params }] : []));
  const { handle, params } = pages.at(-1) ?? {};
  if (!mayVisit || (handle && !isThere(handle, params ?? {}))) {
    return { title: t('web:notFound.title'), name: undefined, isWide: false };
  }
  if (handle === undefined || params === undefined) return { title: '', name: undefined, isWide: false };
  return {
    title: titleOf(handle, objectOf(handle, params), (key) => t(key)),
    name: tabNameOf(handle, params),
    isWide: handle.isWide === true,
  };
}
