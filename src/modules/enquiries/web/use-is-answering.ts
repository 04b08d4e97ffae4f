import { isAdministrator } from '#kernel/administrator.ts';
import { useSession } from '#web/session/session.ts';

/** Whether the person signed in answers enquiries, as far as the browser knows: the server decides with every step. */
export function useIsAnswering(): boolean {
  const user = useSession()?.user;
  return user !== undefined && !isAdministrator(user) && !user.userAttribute?.startsWith('Customer');
}
