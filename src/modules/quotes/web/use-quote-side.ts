import { isAdministrator } from '#kernel/administrator.ts';
import { useActedFor } from '#web/session/acting.ts';
import { type SessionUser, useSession } from '#web/session/session.ts';

/** Asks for prices, gives them, or reads alone. */
export type QuoteSide = 'customer' | 'provider' | 'reader';

/** Where somebody stands: staff give prices as long as they act for nobody. */
export function quoteSideOf(user: SessionUser | undefined, isActing: boolean): QuoteSide {
  if (user === undefined || isAdministrator(user)) return 'reader';
  const isCustomer = user.userAttribute?.startsWith('Customer') ?? false;
  return isCustomer || isActing ? 'customer' : 'provider';
}

/** Where whoever is signed in stands. */
export function useQuoteSide(): QuoteSide {
  return quoteSideOf(useSession()?.user, useActedFor() !== undefined);
}
