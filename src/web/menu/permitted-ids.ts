import { useSyncExternalStore } from 'react';
import { composition } from '#web/composition.ts';
import { followSession, useSession } from '#web/session/session.ts';
import { followStored, readStored, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';
import { mayVisit, type Permitted } from './menu.ts';

/** How permitted ids are stored; anything else was not written here. */
const IDS = /^\d{1,6}(,\d{1,6}){0,999}$/;

/** What the server permitted last, so that a reload shows the menu at once. */
const store = createStore<ReadonlySet<string> | undefined>(storedIds());

// What one person may see says nothing of the next.
followSession((now, before) => {
  if (now.owner !== before.owner) reread();
});

/** Takes what the server permits this person to see of the menu. */
export function permitMenu(ids: readonly string[]): void {
  writeStored('menuIds', ids.join(','));
  store.set(new Set(ids));
}

/** What another window of this browser has learned of the menu holds here too: after a sign-in only that one asks for it. */
export function followPermittedElsewhere(): () => void {
  return followStored(['menuIds'], reread);
}

function reread(): void {
  store.set(storedIds());
}

function storedIds(): ReadonlySet<string> | undefined {
  const stored = readStored('menuIds');
  return stored !== undefined && IDS.test(stored) ? new Set(stored.split(',')) : undefined;
}

/** Whether the person may visit an address: what leads to one they may not is left out. */
export function useMayVisit(pathname: string): boolean {
  return mayVisit(composition.get().menu, pathname, usePermittedIds());
}

/** The permitted menu ids, or `visitor` while nobody is signed in. */
export function usePermittedIds(): Permitted {
  const permitted = useSyncExternalStore(store.subscribe, store.get, store.get);
  return useSession() === undefined ? 'visitor' : permitted;
}
