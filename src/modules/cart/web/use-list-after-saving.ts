import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PATHS } from '#web/paths.ts';
import { useCloseTab } from '#web/tabs/own-tab.ts';
import { LINES_KEY } from './line-list-query.ts';

/** What follows from saving a product: the list is asked for again, the page's tab is done with, and the list is shown. */
export function useListAfterSaving(): () => void {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const closeTab = useCloseTab();
  return () => {
    void cache.invalidateQueries({ queryKey: LINES_KEY });
    closeTab();
    void navigate(PATHS.cart);
  };
}
