import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { LOGIN_WINDOW, secondsToWait } from '#modules/accounts/domain/login-limit.ts';
import type { Db } from '#server/database.ts';
import { loginFailures } from './account-tables.ts';

/** An account as seen from one client, a known browser or an address; a name nobody has counts like any other. */
export function subjectOf(username: string, client: string): string {
  return createHash('sha256').update(`${username.toLowerCase()}\n${client}`).digest('hex');
}

/**
 * Counts an attempt before its password is looked at, so that parallel guesses cannot slip through together. Answers the
 * seconds to wait, 0 when the attempt may go on.
 */
export function countAttempt(db: Db, attempt: { id: string; subject: string; at: Date }): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${attempt.subject}, 0))`);
    const earlier = await tx
      .select({ at: loginFailures.at })
      .from(loginFailures)
      .where(eq(loginFailures.subject, attempt.subject));
    const wait = secondsToWait(
      earlier.map(({ at }) => at),
      attempt.at,
    );
    if (wait === 0) await tx.insert(loginFailures).values(attempt);
    return wait;
  });
}

/** Forgets the attempts of an account from a client: the right password was given. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
}

/** Forgets attempts that no longer count. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now.getTime() - LOGIN_WINDOW)));
}
