import { sweepAttempts, sweepSessions } from '#modules/accounts/server/public.ts';
import type { Db } from './database.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import type { Portal } from './portal.ts';

/** Forgets what has expired: sessions, counted sign-in attempts, answers kept for repeated requests. */
export async function sweep(db: Db, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await sweepAttempts(db, now);
  await sweepIdempotencyKeys(db, now);
}

const HOUR = 3_600_000;

/** Sweeps once an hour as long as the portal runs; when the database is away, the next hour does it. */
export function sweepHourly({ db, clock, http }: Portal): void {
  const timer = setInterval(() => {
    sweep(db, clock()).catch((error: unknown) => http.log.warn({ err: error }, 'sweep put off'));
  }, HOUR);
  timer.unref();
}
