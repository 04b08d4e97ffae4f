import { isAdministrator } from '#kernel/administrator.ts';
import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';

/** Whether whoever is signed in asks for prices, gives them, or reads alone: staff give them as long as they act for nobody. */
export function useQuoteSide(): 'customer' | 'provider' | 'reader' {
  const user = useSession()?.user;
  const isActing = useActedFor() !== undefined;
  if (user === undefined || isAdministrator(user)) return 'reader';
  const isCustomer = user.userAttribute?.startsWith('Customer') ?? false;
  return isCustomer || isActing ? 'customer' : 'provider';
}
