import { portalKey } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';

/** The key of the list, as the database has it; the same for every instance, and nobody else's. */
export function readNoSendKey(db: Db, now: Date): Promise<string> {
  return portalKey(db, 'no-send', now);
}

const keys = new WeakMap<Portal, string>();

/** Reads the key once, before anything is served: within a transaction the embedded database has no second connection to read it by. */
export async function holdNoSendKey(portal: Portal): Promise<void> {
  keys.set(portal, await readNoSendKey(portal.db, portal.clock()));
}

/** The key of a portal that serves. */
export function noSendKeyOf(portal: Portal): string {
  const key = keys.get(portal);
  if (key === undefined)
    throw new Error('The key of the no-send list is not held: the documents are registered first.');
  return key;
}
