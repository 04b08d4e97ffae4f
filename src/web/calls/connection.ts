import { useSyncExternalStore } from 'react';
import { createStore } from '#web/store/store.ts';

/**
 * Whether the portal can be reached from this window: `offline` by the browser's own word, `unreachable` where calls come back
 * without an answer. Part of the first page, because nothing can be fetched once it is needed.
 */
export type Connection = 'there' | 'offline' | 'unreachable';

const store = createStore<Connection>('there');

/** How the connection is now. */
export const connection = { get: store.get, subscribe: store.subscribe } as const;

/** Follows the connection; the prerendered page has one. */
export function useConnection(): Connection {
  return useSyncExternalStore(store.subscribe, store.get, () => 'there' as const);
}

/** A call was answered, or was not. While the browser says that it is offline, an answer came from its memory. */
export function noteAnswer(isAnswered: boolean): void {
  if (isAnswered) become(isBrowserOffline() ? 'offline' : 'there');
  else if (store.get() === 'there') become(isBrowserOffline() ? 'offline' : 'unreachable');
}

/** Follows what the browser says of its connection. Being online again only means that asking is worth while. */
export function followBrowserConnection(): void {
  window.addEventListener('offline', () => become('offline'));
  window.addEventListener('online', () => {
    if (store.get() === 'offline') become('unreachable');
  });
  if (isBrowserOffline()) become('offline');
}

/** Where the server says that it is alive, without touching anything else. */
const ALIVE = '/livez';
/** How long it may take to say so, ms. */
const PATIENCE = 5_000;

/** Asks whether the portal is there at all, and takes note of the answer. */
export async function isPortalThere(): Promise<boolean> {
  const isThere = await isAnswered();
  noteAnswer(isThere);
  return isThere;
}

async function isAnswered(): Promise<boolean> {
  try {
    const answer = await fetch(ALIVE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    // Where a proxy keeps this address to itself, its refusal still shows that the way is open; a page in its place does not.
    if (!answer.ok) return answer.status < 500;
    return (await answer.json()).status === 'alive';
  } catch {
    return false;
  }
}

/** Runs something whenever the connection is back. */
export function onceBack(run: () => void): () => void {
  let before = store.get();
  return store.subscribe(() => {
    const now = store.get();
    const isBack = now === 'there' && before !== 'there';
    before = now;
    if (isBack) run();
  });
}

function become(next: Connection): void {
  if (store.get() !== next) store.set(next);
}

function isBrowserOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
