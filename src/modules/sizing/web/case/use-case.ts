import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigation, useSearchParams } from 'react-router';
import { caseOf } from '#modules/sizing/domain/case/read-case.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { paramsOf } from './case-address.ts';

/** Long enough that typing does not write the address with every key. */
const PAUSE_MS = 300;

/** What an address carries that a case wrote itself: the key of that case. */
interface Written {
  readonly caseKey: string;
}

/**
 * The key of the case on the page: it stays as long as the address is its own, the one it has or one it wrote. Any other address is
 * another case, and what is keyed so begins with it anew.
 */
export function useCaseKey(): string {
  const { key, search, state } = useLocation();
  const written = (state as Partial<Written> | null)?.caseKey;
  const [last, setLast] = useState({ caseKey: written ?? key, search });
  const isOwn = search === last.search || written === last.caseKey;
  const caseKey = isOwn ? last.caseKey : key;
  if (search !== last.search) setLast({ caseKey, search });
  return caseKey;
}

/** The case of the page's address, which follows what is typed after a pause. */
export function useCase(application: Application, caseKey: string): readonly [SizingCase, (value: SizingCase) => void] {
  const [params, setParams] = useSearchParams();
  const { key, state: before } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  // Whoever is on the way to another page is not called back by what was typed last.
  const isLeaving = useNavigation().state !== 'idle';
  const [value, change] = useState(() => caseOf(application, params));
  const address = params.toString();
  const own = paramsOf(application, value).toString();
  useEffect(() => {
    if (own === address || isLeaving || router === undefined) return undefined;
    const write = () => {
      // On a busy machine the way to another page, or another case, has begun before this page is told.
      const { location, navigation } = router.state;
      if (navigation.state !== 'idle' || location.key !== key) return;
      const state: Written = { ...before, caseKey };
      void setParams(own, { replace: true, preventScrollReset: true, state });
    };
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [own, address, before, isLeaving, key, router, caseKey, setParams]);
  return [value, change];
}
