import { accountRoutes } from '#modules/accounts/contract.ts';
import { menuOf } from '#modules/accounts/domain/menu.ts';
import { isOwnUserId, userInfoOf } from '#modules/accounts/domain/user-info.ts';
import { registerPasswordLinks } from '#modules/accounts/server/passwords/password-link-routes.ts';
import { registerPasswords } from '#modules/accounts/server/passwords/password-routes.ts';
import { hashOfDecoy } from '#modules/accounts/server/passwords/passwords.ts';
import { registerRegistration } from '#modules/accounts/server/registration/registration-routes.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { findAccountById, findEmail, findMenuIds } from './account-store.ts';
import { registerPartners } from './partner-routes.ts';
import { registerSessions } from './session-routes.ts';

/** Serves all account calls but the administrator's. */
export function registerAccounts(portal: Portal): void {
  // Made at the start, so that the first unknown name takes no longer than the second.
  void hashOfDecoy(portal.settings.passwordMemory);

  serve(portal, accountRoutes.me, async ({ db, actor }) => {
    const account = await findAccountById(db, actor.id);
    if (account === undefined) throw new Failure('session.expired');
    return userInfoOf(account);
  });

  serve(portal, accountRoutes.menu, async ({ actor, db, query }) => {
    if (!isOwnUserId(actor, query.userId)) throw new Failure('record.unknown');
    return menuOf({ ...actor, menuIds: await findMenuIds(db, actor.id) });
  });

  serve(portal, accountRoutes.defaultEmail, async ({ actor, db, query }) => {
    if (!isOwnUserId(actor, query.userId)) throw new Failure('record.unknown');
    const email = await findEmail(db, actor.id);
    return email === null ? [] : [email];
  });

  registerSessions(portal);
  registerRegistration(portal);
  registerPasswords(portal);
  registerPartners(portal);
  registerPasswordLinks(portal);
}
