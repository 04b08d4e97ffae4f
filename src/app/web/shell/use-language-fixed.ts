import { useLocation } from 'react-router';
import { isAtOrBelow, PATHS } from '#web/paths.ts';
import { usePage } from '#web/tabs/use-page.ts';

/** Whether the language stays as it is: on the sample-catalogue pages of JRT (spec 000 §2), where there is such a page. */
export function useLanguageFixed(): boolean {
  const { pathname } = useLocation();
  const isThere = usePage().name !== undefined;
  return isThere && isAtOrBelow(pathname, `${PATHS.sampleSelect}/JRT`);
}
