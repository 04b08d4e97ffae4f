import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';

const store = createStore(readStored('menuFolded') === 'Y');

/** Whether the side menu is folded, remembered in this browser; the prerendered page shows it unfolded. */
export function useFolded(): [folded: boolean, toggle: () => void] {
  const folded = useSyncExternalStore(store.subscribe, store.get, () => false);
  return [folded, toggle];
}

function toggle(): void {
  const folded = !store.get();
  writeStored('menuFolded', folded ? 'Y' : undefined);
  store.set(folded);
}
