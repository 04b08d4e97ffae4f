import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { mayAsk } from './leaving.ts';
import { createStore } from './store.ts';

/** Says whether a page may be left as it is. */
export type MayLeave = () => boolean;

type Blocked = Extract<Blocker, { state: 'blocked' }>;

const guards = createStore<readonly MayLeave[]>([]);
const blocked = createStore<Blocked | undefined>(undefined);

/**
 * Asks `mayLeave` before the page is left for another, for as long as the page is shown; answers the navigation that waits for
 * the person's word. Pages take this rather than the router's own `useBlocker`, of which there can be one alone, and which a page
 * that is hidden behind its tab and shown again would leave behind.
 */
export function useLeaveGuard(mayLeave: MayLeave): Blocked | undefined {
  useEffect(() => {
    guards.set([...guards.get(), mayLeave]);
    return () => guards.set(guards.get().filter((guard) => guard !== mayLeave));
  }, [mayLeave]);
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
      guards.get().some((mayLeave) => !mayLeave()),
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
