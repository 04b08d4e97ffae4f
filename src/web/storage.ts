/** Keys of the browser's storage, as the specification names them (spec 000 §3). */
export type StorageKey =
  | 'token'
  | 'user'
  | 'sessionOwner'
  | 'userLocale'
  | 'forceChangePassword'
  | 'userTabs'
  | 'menuIds'
  | 'menuFolded'
  | 'rememberedUsername'
  | 'actingFor'
  | 'cpq_jie';

/** A stored text; undefined where there is none or the browser denies its storage. */
export function readStored(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it. A full or denied storage only means that nothing is remembered. */
export function writeStored(key: StorageKey, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The page works without its memory.
  }
}
