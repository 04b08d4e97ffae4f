import { timingSafeEqual } from 'node:crypto';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { menuOf } from '#modules/accounts/domain/menu.ts';
import { isOwnUserId, userInfoOf } from '#modules/accounts/domain/user-info.ts';
import { WEB_CLIENT } from '#modules/accounts/domain/web-client.ts';
import { registerPasswordLinks } from '#modules/accounts/server/passwords/password-link-routes.ts';
import { registerPasswords } from '#modules/accounts/server/passwords/password-routes.ts';
import { hashOfNobody } from '#modules/accounts/server/passwords/passwords.ts';
import { registerRegistration } from '#modules/accounts/server/registration/registration-routes.ts';
import type { Settings } from '#server/env.ts';
import { Failure } from '#server/failures.ts';
import { readSecretCookie, secretCookie } from '#server/http/cookies.ts';
import type { Portal } from '#server/portal.ts';
import { bearerToken } from '#server/sender.ts';
import { serve } from '#server/serve.ts';
import { findAccountById, findEmail, findMenuIds } from './account-store.ts';
import { auditSignOut } from './audit-sign-in.ts';
import { DEVICE_COOKIE } from './device-cookie.ts';
import { registerPartners } from './partner-routes.ts';
import { closeSession } from './session-store.ts';
import { signIn } from './sign-in.ts';

/** Serves all account calls but the administrator's. */
export function registerAccounts(portal: Portal): void {
  // Made at the start, so that the first unknown name takes no longer than the second.
  void hashOfNobody(portal.settings.passwordMemory);

  serve(portal, accountRoutes.signIn, async ({ body, db, now, request, setHeader }) => {
    if (!isKnownClient(body, portal.settings.oauth)) throw new Failure('login.wrong-client');
    const { username, password, remember } = body;
    const { token, account, device } = await signIn(db, {
      newId: portal.newId,
      username,
      password,
      remember,
      address: request.ip,
      device: readSecretCookie(request, DEVICE_COOKIE, portal.settings),
      demo: portal.settings.demo,
      passwordMemory: portal.settings.passwordMemory,
      now,
      requestId: request.id,
    });
    setHeader('set-cookie', secretCookie(device, DEVICE_COOKIE, portal.settings));
    return { token, userInfo: userInfoOf(account) };
  });

  serve(portal, accountRoutes.signOut, async ({ actor, db, now, request }) => {
    const token = bearerToken(request);
    if (token === undefined) return null;
    await db.transaction(async (tx) => {
      const isClosed = await closeSession(tx, token);
      if (isClosed) await auditSignOut(tx, { newId: portal.newId, now, requestId: request.id }, actor.id);
    });
    return null;
  });

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

  registerRegistration(portal);
  registerPasswords(portal);
  registerPartners(portal);
  registerPasswordLinks(portal);
}

interface Client {
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
}

/** The portal's own pages, and beside them the client of the settings. */
function isKnownClient(given: Client, { clientId, clientSecret, scope }: Settings['oauth']): boolean {
  const known: Client[] = [WEB_CLIENT, { client_id: clientId, client_secret: clientSecret, scope }];
  return known.some(
    (client) =>
      given.client_id === client.client_id &&
      given.scope === client.scope &&
      isSame(given.client_secret, client.client_secret),
  );
}

function isSame(given: string, known: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(known)];
  return left.length === right.length && timingSafeEqual(left, right);
}
