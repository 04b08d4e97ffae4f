import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
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
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { type Attempt, recentAttempts, subjectOf } from './attempt-store.ts';
import { portalKey } from './portal-keys.ts';

/** The hash of no code. */
const NO_HASH = '0'.repeat(64);

/** Whose codes they are: each browser that asks has one of its own (ADR 48). */
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
  /** Ids under which wrong tries are written down. */
  readonly newId: () => string;
  /** As tries are counted by it. */
  readonly address: string;
  /** What the cookie of a browser that asked for a code holds. */
  readonly cookie: string | undefined;
}

/** A code that was asked for. */
export interface IssuedCode {
  /** To be mailed in the same transaction; undefined when one went there less than a minute ago and still waits to be used. */
  readonly code: string | undefined;
  /** What the browser that asked is marked with. */
  readonly cookie: string;
}

/**
 * Makes a code for the browser that asks. One that another browser asked for stays good there: a stranger who asks for the same
 * address takes nothing from anybody. Within a minute of a code that still waits, the browser shares that one.
 */
export async function issueCode(
  tx: Db,
  { purpose, address, userId, now }: CodeOwner & { userId: string | null; now: Date },
): Promise<IssuedCode> {
  const owner = { purpose, address };
  await holdLock(tx, `code ${purpose} ${address}`);
  const after = (ms: number) => new Date(now.getTime() + ms);
  // From before the clock was set back.
  await tx.delete(verificationCodes).where(and(isOf(owner), gte(verificationCodes.createdAt, after(CODES.pause))));
  const [newest] = await codesOf(tx, owner);
  const code = codeOf(randomBytes(CODES.length));
  const codeHash = await hashOf(tx, { ...owner, code, now });
  const isWaiting = newest !== undefined && newest.usedAt === null && newest.createdAt > after(-CODES.pause);
  if (isWaiting) return { code: undefined, cookie: await cookieOf(tx, 'guest', newest.codeHash, now) };
  await tx.insert(verificationCodes).values({ ...owner, codeHash, userId, createdAt: now });
  return { code, cookie: await cookieOf(tx, 'browser', codeHash, now) };
}

/** Whether a code is the one that was sent; a wrong one counts as a try, in the transaction it is asked in. */
export function checkCode(db: Db, given: GivenCode): Promise<boolean> {
  return db.transaction((tx) => tryCode(tx, given));
}

/** Uses a code up, with those of other browsers. The rows stay locked until the transaction ends, so of parallel uses one alone succeeds. */
export async function spendCode(tx: Db, given: GivenCode): Promise<boolean> {
  const right = await tryCode(tx, given);
  if (right) await tx.update(verificationCodes).set({ usedAt: given.now }).where(isOf(given));
  return right;
}

type SentRow = typeof verificationCodes.$inferSelect;

/** A code that may be meant: that of the browser, and the one that was sent last. */
interface Meant {
  readonly sent: SentRow | undefined;
  /** Whether the browser that tries it is the one that asked for it. */
  readonly isOwn: boolean;
}

/** Each that may be meant is tried: a wrong try is one of each. */
async function tryCode(tx: Db, given: GivenCode): Promise<boolean> {
  const attempts = [];
  for (const meant of await meantOf(tx, given)) {
    const attempt = attemptOf(given, meant);
    if (await isRight(tx, given, meant, attempt)) return true;
    attempts.push({ meant, attempt });
  }
  for (const { meant, attempt } of attempts) await countWrongTry(tx, given, meant, attempt);
  return false;
}

/** One, unless this browser asked before another one did. Where there is none the statements are the same, and so is the time. */
async function meantOf(tx: Db, given: GivenCode): Promise<Meant[]> {
  const sent = await codesOf(tx, given).for('update');
  const marked = [];
  for (const row of sent.length === 0 ? [undefined] : sent) marked.push(await markedBy(tx, given, row));
  return marked.filter(({ isMarked }, at) => at === 0 || isMarked);
}

async function markedBy(
  tx: Db,
  { client, now }: GivenCode,
  sent: SentRow | undefined,
): Promise<Meant & { isMarked: boolean }> {
  const codeHash = sent?.codeHash ?? NO_HASH;
  const isOwn = isSame(await cookieOf(tx, 'browser', codeHash, now), client.cookie ?? '');
  const isGuest = isSame(await cookieOf(tx, 'guest', codeHash, now), client.cookie ?? '');
  return { sent, isOwn, isMarked: isOwn || isGuest };
}

async function isRight(tx: Db, given: GivenCode, { sent, isOwn }: Meant, attempt: Attempt): Promise<boolean> {
  const same = isSame(await hashOf(tx, given), sent?.codeHash ?? NO_HASH);
  const earlier = await recentAttempts(tx, { most: CODES.wrongTries, window: CODES.life }, attempt);
  const open = mayBeTried({ ofClient: earlier.length, ofOthers: sent?.wrongTries ?? 0 }, isOwn);
  return same && open && sent !== undefined && isLiveCode(sent, given.now);
}

/** Tries are counted for the code, so that the next one starts anew. */
function attemptOf({ purpose, address, client, now }: GivenCode, { sent, isOwn }: Meant): Attempt {
  const by = isOwn ? 'own browser' : countedAddress(client.address);
  return {
    id: client.newId(),
    subject: subjectOf('codeTry', purpose, address, sent?.codeHash ?? NO_HASH, by),
    at: now,
  };
}

async function countWrongTry(tx: Db, given: GivenCode, { sent, isOwn }: Meant, attempt: Attempt): Promise<void> {
  await tx.insert(attempts).values(attempt);
  await tx
    .update(verificationCodes)
    .set({ wrongTries: sql`${verificationCodes.wrongTries} + ${isOwn ? 0 : 1}::int` })
    .where(and(isOf(given), eq(verificationCodes.codeHash, sent?.codeHash ?? NO_HASH)));
}

/** Forgets codes that have run out. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.createdAt, new Date(now.getTime() - CODES.life)));
}

function isOf({ purpose, address }: CodeOwner) {
  return and(eq(verificationCodes.purpose, purpose), eq(verificationCodes.address, address));
}

/** The one sent last comes first; one that is used up stands behind those that are not, whatever the clock said. */
function codesOf(db: Db, owner: CodeOwner) {
  const { codeHash, createdAt, usedAt } = verificationCodes;
  return db
    .select()
    .from(verificationCodes)
    .where(isOf(owner))
    .orderBy(desc(isNull(usedAt)), desc(createdAt), codeHash);
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

/** Made of the code that was sent, for the browser that asked for it and for those that share it: nobody can make one without the key. */
async function cookieOf(db: Db, whose: 'browser' | 'guest', codeHash: string, now: Date): Promise<string> {
  const key = await portalKey(db, 'verification-codes', now);
  return createHmac('sha256', key).update(`${whose}\n${codeHash}`).digest('base64url');
}

function isSame(given: string, stored: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(stored)];
  return left.length === right.length && timingSafeEqual(left, right);
}
