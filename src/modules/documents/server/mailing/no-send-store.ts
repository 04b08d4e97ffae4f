import { eq, inArray } from 'drizzle-orm';
import { portalKey } from '#modules/accounts/server/public.ts';
import { noSendAddresses } from '#modules/documents/server/document-mail-tables.ts';
import type { Db } from '#server/database.ts';
import { hashOfAddress } from './no-send-token.ts';

/** The key of the list; the same for every instance, and nobody else's. */
export function noSendKey(owner: Db, now: Date): Promise<string> {
  return portalKey(owner, 'no-send', now);
}

/** Whether mails to an address, by what stands for it, are not wanted. */
export async function isStopped(db: Db, addressHash: string): Promise<boolean> {
  return (await db.$count(noSendAddresses, eq(noSendAddresses.addressHash, addressHash))) > 0;
}

/** Those of the addresses that want no mail. */
export async function unwantedAmong(db: Db, key: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = new Map(addresses.map((address) => [address, hashOfAddress(key, address)]));
  if (hashes.size === 0) return new Set();
  const rows = await db
    .select({ hash: noSendAddresses.addressHash })
    .from(noSendAddresses)
    .where(inArray(noSendAddresses.addressHash, [...hashes.values()]));
  const stopped = new Set(rows.map(({ hash }) => hash));
  return new Set(addresses.filter((address) => stopped.has(hashes.get(address) ?? '')));
}

/** Puts what stands for an address on the list; whether it is new there. */
export async function stopMails(db: Db, addressHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.insert(noSendAddresses).values({ addressHash, stoppedAt: now }).onConflictDoNothing();
  return rowCount === 1;
}

/** Takes it off the list; whether it stood there. */
export async function allowMails(db: Db, addressHash: string): Promise<boolean> {
  const { rowCount } = await db.delete(noSendAddresses).where(eq(noSendAddresses.addressHash, addressHash));
  return rowCount === 1;
}
