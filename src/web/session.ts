import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';
import { createStore } from './store.ts';

/** Who is signed in, as the sign-in answered it (spec 000 §3); shown, never trusted: the server decides by the token. */
export interface SessionUser {
  id: string;
  username: string;
  organisationName: string;
}

export interface Session {
  token: string;
  user: SessionUser;
}

const store = createStore<Session | undefined>(readSession());

/** The session of this browser, or undefined for a visitor. */
export function currentSession(): Session | undefined {
  return store.get();
}

/** Follows the session; the prerendered page is a visitor's. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

/** Signs in: the token is stored base64-encoded under the specification's key. */
export function beginSession(session: Session): void {
  writeStored('token', toBase64(session.token));
  writeStored('user', JSON.stringify(session.user));
  store.set(session);
}

/** Signs out in this browser: token, user and tabs go, the language stays (spec 000 §4). */
export function endSession(): void {
  for (const key of ['token', 'user', 'menuIds', 'userTabs', 'forceChangePassword'] as const)
    writeStored(key, undefined);
  store.set(undefined);
}

/** A sign-in or sign-out in another window of this browser holds here too. */
export function followOtherWindows(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'token' || event.key === 'user') store.set(readSession());
  });
}

function readSession(): Session | undefined {
  const token = fromBase64(readStored('token') ?? '');
  const user = readUser(readStored('user'));
  return token && user ? { token, user } : undefined;
}

function readUser(text: string | undefined): SessionUser | undefined {
  const found = parse(text ?? '');
  if (typeof found !== 'object' || found === null) return undefined;
  const { id, username, organisationName }: Partial<Record<keyof SessionUser, unknown>> = found;
  if (typeof id !== 'string' || typeof username !== 'string') return undefined;
  return { id, username, organisationName: typeof organisationName === 'string' ? organisationName : '' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}
