/** Keys of the browser's storage, as the specification names them (spec 000 §3). */
export const STORAGE_KEYS = [
  'token',
  'user',
  'sessionOwner',
  'userLocale',
  'appearance',
  'forceChangePassword',
  'userTabs',
  'menuIds',
  'menuFolded',
  'rememberedUsername',
  'actingFor',
  'menuUnfoldedWide',
  'paletteRecent',
  'tableColumns',
  'unitSystem',
  'cpq_jie',
] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];

/** What a full or denied storage did not take: it holds for this window until it is closed. */
const unstored = new Map<StorageKey, string>();

/** A stored text; undefined where there is none. Anything may stand there, so whoever reads it checks it. */
export function readStored(key: StorageKey): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it. What the browser does not take is remembered for as long as the window is open. */
export function writeStored(key: StorageKey, text: string | undefined): void {
  unstored.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === undefined) return;
    unstored.set(key, text);
    removeStale(key);
  }
}

/** What stood there before is no longer true, for other windows neither. */
function removeStale(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Denied altogether: nothing stands there.
  }
}

/** Another window has changed what is stored: that holds here, too, whatever this window had to remember by itself. */
export function followStored(keys: readonly StorageKey[], then: () => void): () => void {
  function handleStorage({ key }: StorageEvent): void {
    const changed = keys.filter((one) => key === null || key === one);
    if (changed.length === 0) return;
    for (const one of changed) unstored.delete(one);
    then();
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** What is kept for one window alone: it outlives a reload, not the window. */
export type WindowKey = 'userTabs' | 'pageMemory' | 'messages' | 'drawingWishes';

/** A text kept for this window; undefined where there is none or the browser denies its storage. */
export function readInWindow(key: WindowKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for this window, or removes it. */
export function writeInWindow(key: WindowKey, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The page works without its memory.
  }
}
