import { useActedFor } from '#web/session/acting.ts';
import { useSession } from '#web/session/session.ts';

/** Whether somebody stands on the provider's side: staff do, as long as they act for nobody. */
export function useIsProvider(): boolean {
  const isActing = useActedFor() !== undefined;
  const attribute = useSession()?.user.userAttribute;
  return !isActing && attribute !== undefined && attribute !== null && !attribute.startsWith('Customer');
}
