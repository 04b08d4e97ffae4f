import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import { countedAddress } from '#kernel/client-address.ts';
import { normalName } from '#modules/accounts/domain/field-rules.ts';
import { knownDevices, users } from '#modules/accounts/server/account-tables.ts';
import type { Db } from '#server/database.ts';

/** A browser that signs in. */
export interface Device {
  /** What its cookie holds, or will hold. */
  readonly secret: string;
  /** Whether this very account was signed in with it before. */
  readonly known: boolean;
}

/** Browsers an account is known by at the same time. */
const MAX_DEVICES = 10;

/** The browser an attempt comes from; a cookie this portal never gave is worth as much as none. */
export async function deviceOf(db: Db, username: string, cookie: string | undefined): Promise<Device> {
  const accounts = cookie === undefined ? [] : await accountsOf(db, cookie, username);
  if (cookie === undefined || accounts.length === 0) {
    return { secret: randomBytes(32).toString('base64url'), known: false };
  }
  return { secret: cookie, known: accounts.some(({ same }) => same) };
}

/** Whom attempts are counted for beside the account: the browser if the account knows it, else the address. */
export function clientOf({ secret, known }: Device, address: string): string {
  return known ? `device ${hashOf(secret)}` : countedAddress(address);
}

/** Whom attempts of an account are counted for, browser by browser. */
export async function devicesOf(db: Db, userId: string): Promise<string[]> {
  const known = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  return known.map(({ deviceHash }) => `device ${deviceHash}`);
}

/** Stores the browser with the account, in place of the one that was used longest ago when there are many. */
export async function rememberDevice(db: Db, userId: string, { secret }: Device, now: Date): Promise<void> {
  // One after the other, so that two sign-ins never wait for each other's rows.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await db
    .insert(knownDevices)
    .values({ deviceHash: hashOf(secret), userId, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.userId], set: { lastUsedAt: now } });
  const newest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(MAX_DEVICES);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, newest)));
}

function accountsOf(db: Db, cookie: string, username: string): Promise<{ same: boolean }[]> {
  return db
    .select({ same: sql<boolean>`lower(${users.username}) = ${normalName(username)}` })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(eq(knownDevices.deviceHash, hashOf(cookie)));
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Forgets browsers nobody has signed in with since a moment. */
export async function sweepDevices(db: Db, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
