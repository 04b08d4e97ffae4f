import { useSyncExternalStore } from 'react';
import { followStored, readStored, type StorageKey, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';

/** Who is signed in, as the sign-in answered it (spec 000 §3); shown, never trusted: the server decides by the token. */
export interface SessionUser {
  id: string;
  username: string;
  organisationName: string;
  /** What kind of account it is, such as `Customer-lv2`. */
  userAttribute?: string;
  userDepartment?: string;
}

export interface Session {
  token: string;
  user: SessionUser;
}

/** Who is signed in here, and whose work the page holds: after a session has run out that is still its person's. */
export interface SignedIn {
  readonly session: Session | undefined;
  /** The id of the person the page belongs to; undefined for a visitor's. */
  readonly owner: string | undefined;
  /** How often one person has taken the page over from another: what it showed the first is not for the second. */
  readonly sessionChanges: number;
}

/** What is kept of a person besides the session itself; the language and the remembered name stay (spec 000 §4). */
const KEPT_OF_A_PERSON: readonly StorageKey[] = [
  'menuIds',
  'userTabs',
  'forceChangePassword',
  'actingFor',
  'paletteRecent',
  'cpq_jie',
];

/** What a token may be made of: anything else would not even make a header. */
const TOKEN = /^[\w.~+/=-]{1,1024}$/;

const store = createStore<SignedIn>({ ...readSignedIn(), sessionChanges: 0 });

/** The session of this browser, or undefined for a visitor. */
export function currentSession(): Session | undefined {
  return store.get().session;
}

/** Follows the session; the prerendered page is a visitor's. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(store.subscribe, currentSession, () => undefined);
}

/** The id of the person the page belongs to, also while their session has run out. */
export function sessionOwner(): string | undefined {
  return store.get().owner;
}

/** How often one person has taken the page over from another. */
export function sessionChanges(): number {
  return store.get().sessionChanges;
}

/** Follows the sessionChanges: a page that is keyed on them starts anew for the next person. */
export function useSessionChanges(): number {
  return useSyncExternalStore(store.subscribe, sessionChanges, () => 0);
}

/** Tells whenever somebody signs in, out, or is signed out, with what was before. */
export function followSession(listener: (now: SignedIn, before: SignedIn) => void): () => void {
  let before = store.get();
  return store.subscribe(() => {
    const now = store.get();
    listener(now, before);
    before = now;
  });
}

/**
 * Signs in: the token is stored base64-encoded under the specification's key, and last, so that other windows see who it
 * belongs to. Nothing of the person before is left to anybody else.
 */
export function beginSession(session: Session): void {
  const { owner } = store.get();
  if (owner !== undefined && owner !== session.user.id) forget(KEPT_OF_A_PERSON);
  writeStored('sessionOwner', session.user.id);
  writeStored('user', JSON.stringify(session.user));
  writeStored('token', toBase64(session.token));
  show({ session, owner: session.user.id });
}

/** A session that has run out: its token goes, the page and what was typed on it stay with the person (spec 000 §4). */
export function suspendSession(): void {
  forget(['token', 'user']);
  show({ session: undefined, owner: store.get().owner });
}

/** Signs out in this browser: everything of the person goes, the language stays (spec 000 §4). */
export function endSession(): void {
  forget(['token', 'user', ...KEPT_OF_A_PERSON, 'sessionOwner']);
  show({ session: undefined, owner: undefined });
}

/** A sign-in or sign-out in another window of this browser holds here too. */
export function followOtherWindows(then: { onSignedIn?: () => void; onSignedOut?: () => void } = {}): () => void {
  return followStored(['token', 'user', 'sessionOwner'], () => {
    const before = store.get();
    show(readSignedIn());
    const now = store.get();
    if (now.session !== undefined && now.session.token !== before.session?.token) then.onSignedIn?.();
    if (now.owner === undefined && before.owner !== undefined) then.onSignedOut?.();
  });
}

function show(next: Omit<SignedIn, 'sessionChanges'>): void {
  const { owner, sessionChanges } = store.get();
  const isOtherOwner = owner !== undefined && next.owner !== undefined && owner !== next.owner;
  store.set({ ...next, sessionChanges: isOtherOwner ? sessionChanges + 1 : sessionChanges });
}

function forget(keys: readonly StorageKey[]): void {
  for (const key of keys) writeStored(key, undefined);
}

function readSignedIn(): Omit<SignedIn, 'sessionChanges'> {
  const session = readSession();
  const owner = readStored('sessionOwner') ?? session?.user.id;
  // While another window signs somebody in, the token may still be the former person's.
  return { session: session?.user.id === owner ? session : undefined, owner };
}

function readSession(): Session | undefined {
  const token = fromBase64(readStored('token') ?? '');
  const user = readUser(readStored('user'));
  return TOKEN.test(token) && user ? { token, user } : undefined;
}

function readUser(text: string | undefined): SessionUser | undefined {
  const found = parse(text ?? '');
  if (typeof found !== 'object' || found === null) return undefined;
  const { id, username, organisationName, userAttribute, userDepartment }: Partial<Record<keyof SessionUser, unknown>> =
    found;
  if (typeof id !== 'string' || typeof username !== 'string') return undefined;
  return {
    id,
    username,
    organisationName: typeof organisationName === 'string' ? organisationName : '',
    ...(typeof userAttribute === 'string' && { userAttribute }),
    ...(typeof userDepartment === 'string' && { userDepartment }),
  };
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
