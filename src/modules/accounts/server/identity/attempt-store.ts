import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { type Limit, LONGEST_WINDOW, secondsToWait } from '#modules/accounts/domain/limits.ts';
import { attempts } from '#modules/accounts/server/account-tables.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure, type FailureCode } from '#server/failures.ts';

/** What is counted and for whom, such as the passwords of an account from a client; a name nobody has counts like any other. */
export function subjectOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n').toLowerCase()).digest('hex');
}

export interface Attempt {
  readonly id: string;
  readonly subject: string;
  readonly at: Date;
}

/**
 * Counts an attempt before its outcome is known, so that parallel ones cannot slip through together. Answers the seconds
 * to wait, 0 when the attempt may go on.
 */
export function countAttempt(db: Db, limit: Limit, attempt: Attempt): Promise<number> {
  return db.transaction(async (tx) => {
    await holdLock(tx, attempt.subject);
    const wait = secondsToWait({ ...limit, most: 1 }, await limitingAttempt(tx, limit, attempt), attempt.at);
    if (wait === 0) await tx.insert(attempts).values(attempt);
    return wait;
  });
}

/** The last attempts that still count, no more of them than the limit: others change nothing. */
export async function recentAttempts(db: Db, limit: Limit, attempt: CountedAs): Promise<Date[]> {
  const rows = await attemptsWithin(db, limit, attempt).limit(limit.most);
  return rows.map((row) => row.at);
}

type CountedAs = Pick<Attempt, 'subject' | 'at'>;

/** The one that has to leave the window before the next may be made; none where there are fewer than the limit. */
async function limitingAttempt(db: Db, limit: Limit, attempt: CountedAs): Promise<Date[]> {
  const rows = await attemptsWithin(db, limit, attempt)
    .offset(limit.most - 1)
    .limit(1);
  return rows.map((row) => row.at);
}

function attemptsWithin(db: Db, { window }: Limit, { subject, at }: CountedAs) {
  const moment = (ms: number) => new Date(at.getTime() + ms);
  return db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, subject), gt(attempts.at, moment(-window)), lt(attempts.at, moment(window))))
    .orderBy(desc(attempts.at))
    .$dynamic();
}

/** Counts an attempt, or refuses it with the seconds to wait. */
export async function allowOnly(db: Db, limit: Limit, attempt: Attempt, refusal: FailureCode): Promise<void> {
  const seconds = await countAttempt(db, limit, attempt);
  if (seconds > 0) throw new Failure(refusal, { seconds });
}

/** Forgets what was counted: the attempt succeeded. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.subject, subject));
}

/** Forgets one attempt: it was no failure. */
export async function forgetAttempt(db: Db, id: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id));
}

/** Forgets attempts that no longer count. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - LONGEST_WINDOW)));
}
