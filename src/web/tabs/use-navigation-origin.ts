import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { NavigationOrigin } from './scroll-keeper.ts';
import { isByTab } from './tab-navigation.ts';

/** Where one is, and what led there. */
export function useNavigationOrigin(name: string | undefined): NavigationOrigin {
  const { key, pathname, search, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const place = `${key} ${pathname}${search}`;
  return { name, place, by: isByTab(state) ? 'tab' : isPop ? 'history' : 'link' };
}
