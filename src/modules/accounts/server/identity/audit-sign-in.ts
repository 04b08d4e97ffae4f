import { UNKNOWN_ACCOUNT } from '#modules/audit/domain/objects.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import type { Db } from '#server/database.ts';

/** When and in which request somebody comes or goes. */
export interface Trace {
  readonly newId: () => string;
  readonly now: Date;
  readonly requestId: string;
}

/** Why nobody was let in; told under `audit:value.<name>`, to the administrator alone. */
export type SignInRefusal = 'account-unknown' | 'wrong-password' | 'account-closed' | 'account-pending';

/** Writes down that a person came in, in the transaction of the session. */
export function auditSignIn(tx: Db, trace: Trace, userId: string, remembered: boolean): Promise<void> {
  const details = remembered ? { remembered } : {};
  return recordAudit(tx, { ...whenOf(trace), actorId: userId, action: 'session.opened', object: userId, details });
}

/** Writes down that somebody was not let in, after the same work whether there is such an account or not (assurance S5). */
export function auditRefusal(db: Db, trace: Trace, userId: string | undefined, reason: SignInRefusal): Promise<void> {
  const object = userId ?? UNKNOWN_ACCOUNT;
  // Who is at the keyboard has not been shown.
  return recordAudit(db, { ...whenOf(trace), actorId: null, action: 'session.refused', object, details: { reason } });
}

/** Writes down that a person went, in the transaction that ends the session. */
export function auditSignOut(tx: Db, trace: Trace, userId: string): Promise<void> {
  return recordAudit(tx, { ...whenOf(trace), actorId: userId, action: 'session.closed', object: userId });
}

function whenOf({ newId, now, requestId }: Trace) {
  return { id: newId(), at: now, requestId };
}
