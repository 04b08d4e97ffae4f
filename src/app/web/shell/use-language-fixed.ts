import { useLocation } from 'react-router';
import { SAMPLED } from '#lines/sampled.ts';
import { isAtOrBelow, PATHS } from '#web/paths.ts';
import { usePage } from '#web/tabs/use-page.ts';

/**
 * Whether the language stays as it is, where there is such a page: on the sample catalogues. The specification says it of the first
 * (spec 000 §2); that of another line is the same page, and would be the only one to behave otherwise.
 */
export function useLanguageFixed(): boolean {
  const { pathname } = useLocation();
  const isThere = usePage().name !== undefined;
  return isThere && SAMPLED.some((line) => isAtOrBelow(pathname, `${PATHS.sampleSelect}/${line}`));
}
