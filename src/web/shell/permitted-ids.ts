import { useSyncExternalStore } from 'react';
import { useSession } from '#web/session.ts';
import { readStored, writeStored } from '#web/storage.ts';
import { createStore } from '#web/store.ts';

/** What the server permitted last, so that a reload shows the menu at once. */
const store = createStore<ReadonlySet<string>>(new Set(readStored('menuIds')?.split(',')));

/** Takes what the server permits this person to see of the menu. */
export function permitMenu(ids: readonly string[]): void {
  writeStored('menuIds', ids.join(','));
  store.set(new Set(ids));
}

/** The permitted menu ids, or `visitor` while nobody is signed in. */
export function usePermittedIds(): ReadonlySet<string> | 'visitor' {
  const permitted = useSyncExternalStore(store.subscribe, store.get, store.get);
  return useSession() === undefined ? 'visitor' : permitted;
}
