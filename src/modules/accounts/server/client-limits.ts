import { LIMITS } from '#modules/accounts/domain/limits.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { allowOnly, subjectOf } from './attempt-store.ts';

/** What is counted for the address of a connection; forwarding headers count for nothing (assurance S6). */
type ClientLimit = 'codeByClient' | 'checkByClient' | 'registerByClient';

/** Counts a call from an address, or refuses it with the seconds to wait. */
export function limitClient(
  { newId }: Portal,
  db: Db,
  { limit, address, now }: { limit: ClientLimit; address: string; now: Date },
): Promise<void> {
  const subject = subjectOf(limit, address);
  return allowOnly(db, LIMITS[limit], { id: newId(), subject, at: now }, 'check.slowed');
}
