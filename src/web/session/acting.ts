import { useSyncExternalStore } from 'react';
import { followStored, readStored, writeStored } from '#web/store/storage.ts';
import { createStore } from '#web/store/store.ts';
import { followSession, sessionOwner } from './session.ts';

/** The customer a person acts for (assisted selection, spec 000 §3: selected customer). */
export interface ActedFor {
  readonly id: string;
  readonly customerName: string;
}

const store = createStore<ActedFor | undefined>(readActing());

/** The customer the person of this page acts for; the server decides with every call whether they may. */
export function actedFor(): ActedFor | undefined {
  return store.get();
}

/** Follows the customer acted for; the prerendered page is a visitor's. */
export function useActedFor(): ActedFor | undefined {
  return useSyncExternalStore(store.subscribe, actedFor, () => undefined);
}

/** Acts for a customer from now on, in every window, until it is ended or the person signs out. */
export function actFor({ id, customerName }: ActedFor): void {
  const owner = sessionOwner();
  if (owner === undefined) return;
  writeStored('actingFor', JSON.stringify({ owner, id, customerName }));
  store.set({ id, customerName });
}

/** Acts for oneself again. */
export function endActing(): void {
  writeStored('actingFor', undefined);
  store.set(undefined);
}

/** Whom another window of this browser acts for holds here too. */
export function followActingElsewhere(): void {
  followStored(['actingFor'], () => store.set(readActing()));
}

// Acting is one person's: whoever else takes the page over acts for nobody.
followSession((now, before) => {
  if (now.owner !== before.owner) store.set(readActing());
});

/** What is kept, if it is of the person the page belongs to. */
function readActing(): ActedFor | undefined {
  const found = parse(readStored('actingFor') ?? '');
  if (typeof found !== 'object' || found === null) return undefined;
  const { owner, id, customerName }: { owner?: unknown; id?: unknown; customerName?: unknown } = found;
  if (owner !== sessionOwner() || typeof id !== 'string' || typeof customerName !== 'string') return undefined;
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  return { id, customerName };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
