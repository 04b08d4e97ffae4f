import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';

/** On a page that needs the width the menu is folded unless the person unfolded it there; each has its own memory in this browser. */
const MEMORIES = {
  usual: memory('menuFolded', (isStored) => isStored),
  wide: memory('menuUnfoldedWide', (isStored) => !isStored),
};

/** Whether the side menu is folded, and how to turn that; the prerendered page shows it unfolded. */
export function useFolded(isWide = false): [folded: boolean, toggle: () => void] {
  const { store, toggle } = MEMORIES[isWide ? 'wide' : 'usual'];
  const folded = useSyncExternalStore(store.subscribe, store.get, () => false);
  return [folded, toggle];
}

function memory(key: 'menuFolded' | 'menuUnfoldedWide', isFolded: (isStored: boolean) => boolean) {
  const isStored = () => readStored(key) === 'Y';
  const store = createStore(isFolded(isStored()));
  function toggle(): void {
    writeStored(key, isStored() ? undefined : 'Y');
    store.set(isFolded(isStored()));
  }
  return { store, toggle };
}
