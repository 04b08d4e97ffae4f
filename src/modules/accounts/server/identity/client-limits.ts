import { countedAddress } from '#kernel/client-address.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import type { Db } from '#server/database.ts';
import type { FailureCode } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { allowOnly, subjectOf } from './attempt-store.ts';

/** What is counted for the address of a connection; forwarding headers count for nothing (assurance S6). */
type ClientLimit = keyof typeof REFUSALS;

/** How each is refused. */
const REFUSALS = {
  codeByClient: 'check.slowed',
  checkByClient: 'check.slowed',
  registerByClient: 'check.slowed',
  enquiryByClient: 'enquiry.slowed',
  replyByClient: 'enquiry.reply-slowed',
  sharedByClient: 'check.slowed',
} as const satisfies Partial<Record<keyof typeof LIMITS, FailureCode>>;

/** Counts a call of somebody who is signed in, or else from an address, or refuses it with the seconds to wait. */
export function limitClient(
  { newId }: Portal,
  db: Db,
  { limit, address, actorId, now }: { limit: ClientLimit; address: string; actorId?: string | undefined; now: Date },
): Promise<void> {
  const subject = subjectOf(limit, actorId ?? countedAddress(address));
  return allowOnly(db, LIMITS[limit], { id: newId(), subject, at: now }, REFUSALS[limit]);
}
