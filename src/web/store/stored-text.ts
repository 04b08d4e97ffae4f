import { useCallback, useSyncExternalStore } from 'react';
import { followStored, readStored, type StorageKey, writeStored } from './storage.ts';

const listeners = new Set<() => void>();

/** Follows a text of the browser's storage, from whichever window it is changed; the prerendered page has none. */
export function useStoredText(key: StorageKey): string | undefined {
  const subscribe = useCallback((listener: () => void) => follow(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => undefined,
  );
}

/** Stores a text, or removes it, and shows it wherever this window follows one. */
export function storeText(key: StorageKey, text: string | undefined): void {
  writeStored(key, text);
  for (const listener of listeners) listener();
}

function follow(key: StorageKey, listener: () => void): () => void {
  const unfollow = followStored([key], listener);
  listeners.add(listener);
  return () => {
    unfollow();
    listeners.delete(listener);
  };
}
