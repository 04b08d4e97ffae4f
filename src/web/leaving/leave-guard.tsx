import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router';
import { createStore } from '#web/store/store.ts';
import { mayAsk } from './leaving.ts';

/** Says whether a page may be left as it is. */
export type MayLeave = () => boolean;

type Blocked = Extract<Blocker, { state: 'blocked' }>;

/** A guard and its page: one that has just been hidden may not have taken its guard along yet. */
interface Guard {
  readonly pathname: string;
  readonly mayLeave: MayLeave;
}

const guards = createStore<readonly Guard[]>([]);
const blocked = createStore<Blocked | undefined>(undefined);

/**
 * Asks `mayLeave` before the page is left for another, for as long as the page is shown; answers the navigation that waits for
 * the person's word. Pages take this rather than the router's own `useBlocker`, of which there can be one alone, and which a page
 * that is hidden behind its tab and shown again would leave behind.
 */
export function useLeaveGuard(mayLeave: MayLeave): Blocked | undefined {
  const { pathname } = useLocation();
  useEffect(() => {
    const guard = { pathname, mayLeave };
    guards.set([...guards.get(), guard]);
    return () => guards.set(guards.get().filter((other) => other !== guard));
  }, [pathname, mayLeave]);
  return useSyncExternalStore(blocked.subscribe, blocked.get, nothing);
}

/** The router's one blocker, there while a page has something to ask; it stands around all pages. */
export function LeaveGuard(): ReactNode {
  const isGuarded = useSyncExternalStore(guards.subscribe, guards.get, guards.get).length > 0;
  return isGuarded ? <RouterGuard /> : null;
}

function RouterGuard(): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      mayAsk(nextLocation.state) &&
      guards.get().some(({ pathname, mayLeave }) => pathname === currentLocation.pathname && !mayLeave()),
  );
  useEffect(() => {
    blocked.set(blocker.state === 'blocked' ? blocker : undefined);
    return () => blocked.set(undefined);
  }, [blocker]);
  return null;
}

function nothing(): undefined {
  return undefined;
}
