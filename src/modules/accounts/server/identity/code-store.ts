import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { countedAddress } from '#kernel/client-address.ts';
import {
  CODES,
  type CodePurpose,
  codeOf,
  isLiveCode,
  mayBeTried,
  typedCode,
} from '#modules/accounts/domain/verification-code.ts';
import { attempts, verificationCodes } from '#modules/accounts/server/account-tables.ts';
import type { Db } from '#server/database.ts';
import { type Attempt, recentAttempts, subjectOf } from './attempt-store.ts';
import { portalKey } from './portal-keys.ts';

/** Whose code it is: one lives per purpose and address. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  /** The e-mail address it goes to, in lower case. */
  readonly address: string;
}

export interface GivenCode extends CodeOwner {
  readonly code: string;
  readonly now: Date;
  readonly client: CodeClient;
}

/** Where a code is tried. */
export interface CodeClient {
  /** Under which a wrong try is written down. */
  readonly id: string;
  /** As tries are counted by it. */
  readonly address: string;
  /** What the cookie of a browser that asked for a code holds. */
  readonly cookie: string | undefined;
}

/**
 * Makes the code of an address in place of an earlier one and answers it, to be mailed in the same transaction. Undefined when
 * one went there less than a minute ago and still waits to be used.
 */
export async function issueCode(
  tx: Db,
  { purpose, address, userId, now }: CodeOwner & { userId: string | null; now: Date },
): Promise<string | undefined> {
  const code = codeOf(randomBytes(CODES.length));
  const codeHash = await hashOf(tx, { purpose, address, code, now });
  const pause = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const fresh = { codeHash, userId, wrongTries: 0, createdAt: now, usedAt: null };
  const issued = await tx
    .insert(verificationCodes)
    .values({ purpose, address, ...fresh })
    .onConflictDoUpdate({
      target: [verificationCodes.purpose, verificationCodes.address],
      set: fresh,
      setWhere: sql`${verificationCodes.createdAt} not between ${pause(-CODES.pause + 1)} and ${pause(CODES.pause)}
        or ${verificationCodes.usedAt} is not null`,
    })
    .returning({ purpose: verificationCodes.purpose });
  return issued.length === 0 ? undefined : code;
}

/** Whether a code is the one that was sent; a wrong one counts as a try, in the transaction it is asked in. */
export function checkCode(db: Db, given: GivenCode): Promise<boolean> {
  return db.transaction((tx) => tryCode(tx, given));
}

/** Uses a code up. Its row stays locked until the transaction ends, so of parallel uses one alone succeeds. */
export async function spendCode(tx: Db, given: GivenCode): Promise<boolean> {
  const right = await tryCode(tx, given);
  if (right) await tx.update(verificationCodes).set({ usedAt: given.now }).where(isOf(given));
  return right;
}

/** What the cookie of the browser that asked for a code holds: it opens nothing, and its tries are counted apart. */
export async function cookieOfCode(tx: Db, asked: CodeOwner & { code: string; now: Date }): Promise<string> {
  return cookieOf(tx, await hashOf(tx, asked), asked.now);
}

/** The same statements whether there is a code or not: the time tells nothing of who was sent one. */
async function tryCode(tx: Db, given: GivenCode): Promise<boolean> {
  const [sent] = await tx.select().from(verificationCodes).where(isOf(given)).for('update');
  const sentHash = sent?.codeHash ?? '0'.repeat(64);
  const same = isSame(await hashOf(tx, given), sentHash);
  const isOwn = isSame(await cookieOf(tx, sentHash, given.now), given.client.cookie ?? '');
  const attempt = attemptOf(given, sentHash, isOwn);
  const earlier = await recentAttempts(tx, { most: CODES.wrongTries, window: CODES.life }, attempt);
  const open = mayBeTried({ ofClient: earlier.length, ofOthers: sent?.wrongTries ?? 0 }, isOwn);
  const right = same && open && sent !== undefined && isLiveCode(sent, given.now);
  if (!right) await countWrongTry(tx, given, attempt, isOwn);
  return right;
}

/** Tries are counted for the code, so that the next one starts anew. */
function attemptOf({ purpose, address, client, now }: GivenCode, codeHash: string, isOwn: boolean): Attempt {
  const by = isOwn ? 'own browser' : countedAddress(client.address);
  return { id: client.id, subject: subjectOf('codeTry', purpose, address, codeHash, by), at: now };
}

async function countWrongTry(tx: Db, owner: CodeOwner, attempt: Attempt, isOwn: boolean): Promise<void> {
  await tx.insert(attempts).values(attempt);
  await tx
    .update(verificationCodes)
    .set({ wrongTries: sql`${verificationCodes.wrongTries} + ${isOwn ? 0 : 1}::int` })
    .where(isOf(owner));
}

/** Forgets codes that have run out. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.createdAt, new Date(now.getTime() - CODES.life)));
}

function isOf({ purpose, address }: CodeOwner) {
  return and(eq(verificationCodes.purpose, purpose), eq(verificationCodes.address, address));
}

/** Purpose and address are part of what is hashed: a code copied to another row is worth nothing there. */
async function hashOf(
  db: Db,
  { purpose, address, code, now }: CodeOwner & { code: string; now: Date },
): Promise<string> {
  const key = await portalKey(db, 'verification-codes', now);
  return createHmac('sha256', key)
    .update(`${purpose}\n${address}\n${typedCode(code)}`)
    .digest('hex');
}

/** Made of the code that was sent: there is one for each, and nobody can make it without the key. */
async function cookieOf(db: Db, codeHash: string, now: Date): Promise<string> {
  const key = await portalKey(db, 'verification-codes', now);
  return createHmac('sha256', key).update(`browser\n${codeHash}`).digest('base64url');
}

function isSame(given: string, stored: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(stored)];
  return left.length === right.length && timingSafeEqual(left, right);
}
