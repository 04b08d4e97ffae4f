import { accountRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';
import { noteFailure } from '#web/errors/notify-failure.ts';
import { shownTranslator } from '#web/language/i18n.ts';
import { permitMenu } from '#web/menu/permitted-ids.ts';
import { currentSession } from '#web/session/session.ts';

/** Fetches the permitted menu of the session that is stored in this browser; a first failure is noted, for nobody waits for it. */
export async function refreshMenu({ isNoted }: { isNoted: boolean }): Promise<void> {
  const userId = currentSession()?.user.id;
  if (userId === undefined) return;
  const tree = await call(accountRoutes.menu, { query: { userId } }).catch((error: unknown) => {
    const t = shownTranslator();
    if (isNoted && t !== undefined) noteFailure(error, t, { prefix: t('web:shell.menuMissing') });
    throw error;
  });
  // Meanwhile somebody else may have signed in.
  if (currentSession()?.user.id !== userId) return;
  permitMenu(tree.flatMap((group) => [group.id, ...group.children.map((page) => page.id)]).map(String));
}
