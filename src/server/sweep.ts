import { sweepAttempts, sweepSessions } from '#modules/accounts/server/public.ts';
import type { Db } from './database.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';

/** Forgets what has expired: sessions, counted sign-in attempts, answers kept for repeated requests. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await sweepAttempts(db, now);
  await sweepIdempotencyKeys(db, now);
}
