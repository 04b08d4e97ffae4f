import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';

/** On a page that needs the width the menu is folded unless the person unfolded it there; each has its own memory in this browser. */
const MEMORIES = {
  usual: memory('menuFolded', (kept) => kept),
  wide: memory('menuUnfoldedWide', (kept) => !kept),
};

/** Whether the side menu is folded, and how to turn that; the prerendered page shows it unfolded. */
export function useFolded(isWide = false): [folded: boolean, toggle: () => void] {
  const { store, toggle } = MEMORIES[isWide ? 'wide' : 'usual'];
  const folded = useSyncExternalStore(store.subscribe, store.get, () => false);
  return [folded, toggle];
}

function memory(key: 'menuFolded' | 'menuUnfoldedWide', isFolded: (kept: boolean) => boolean) {
  const store = createStore(isFolded(readStored(key) === 'Y'));
  function toggle(): void {
    const kept = readStored(key) === 'Y';
    writeStored(key, kept ? undefined : 'Y');
    store.set(!store.get());
  }
  return { store, toggle };
}
