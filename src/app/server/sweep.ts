import { forgottenBefore } from '#modules/accounts/domain/retention.ts';
import {
  sweepAttempts,
  sweepCodes,
  sweepDevices,
  sweepLinks,
  sweepPartnerCalls,
  sweepSessions,
  sweepTickets,
} from '#modules/accounts/server/public.ts';
import { sweepAudit } from '#modules/audit/server/public.ts';
import { sweepEnquiries } from '#modules/enquiries/server/public.ts';
import { closeExpiredMails, sweepMails } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { sweepIdempotencyKeys } from '#server/idempotency.ts';
import type { Portal } from '#server/portal.ts';

/** Forgets what has been kept for its time (accounts/domain/retention.ts). */
export async function sweep(db: Db, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await sweepAttempts(db, now);
  await sweepDevices(db, now);
  await sweepCodes(db, now);
  await sweepLinks(db, now);
  await sweepPartnerCalls(db, now);
  await sweepTickets(db, forgottenBefore('tickets', now));
  await sweepIdempotencyKeys(db, now);
  await closeExpiredMails(db, now);
  await sweepMails(db, forgottenBefore('mails', now));
  await sweepAudit(db, forgottenBefore('events', now));
  await sweepEnquiries(db, forgottenBefore('enquiries', now));
}

const HOUR = 3_600_000;

/** Sweeps once an hour as long as the portal runs; when the database is away, the next hour does it. */
export function sweepHourly({ db, clock, http }: Portal): void {
  const timer = setInterval(() => {
    sweep(db, clock()).catch((error: unknown) => http.log.warn({ err: error }, 'sweep put off'));
  }, HOUR);
  timer.unref();
}
