import { timingSafeEqual } from 'node:crypto';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { userInfoOf } from '#modules/accounts/domain/user-info.ts';
import { WEB_CLIENT } from '#modules/accounts/domain/web-client.ts';
import { UNKNOWN_ACCOUNT } from '#modules/audit/domain/objects.ts';
import type { Settings } from '#server/env.ts';
import { Failure } from '#server/failures.ts';
import { readSecretCookie, secretCookie } from '#server/http/cookies.ts';
import type { Portal } from '#server/portal.ts';
import { bearerToken } from '#server/sender.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { DEVICE_COOKIE } from './device-cookie.ts';
import { closeSession } from './session-store.ts';
import { openProved, proveSignIn, type SignInAttempt, SignInRefused } from './sign-in.ts';

type SignInContext = RequestContext<typeof accountRoutes.signIn>;

/** Serves coming by a password, and going. */
export function registerSessions(portal: Portal): void {
  serveCommand(portal, accountRoutes.signIn, {
    keepsNothing: true,
    prepare(context) {
      if (!isKnownClient(context.body, portal.settings.oauth)) throw new Failure('login.wrong-client');
      return proveSignIn(context.db, attemptOf(context));
    },
    change: (tx, _, __, proved) => openProved(tx, proved),
    event: ({ account: { id } }, _, { body: { remember } }) => ({
      action: 'session.opened',
      actorId: id,
      object: id,
      details: remember ? { remembered: true } : {},
    }),
    answer: async (_, { token, account }) => ({ token, userInfo: userInfoOf(account) }),
    refusalOf: (error, context) => (error instanceof SignInRefused ? refusalOf(error, context) : error),
    after: ({ device }, { setHeader }) => setHeader('set-cookie', secretCookie(device, DEVICE_COOKIE, portal.settings)),
  });

  serveCommand(portal, accountRoutes.signOut, {
    keepsNothing: true,
    async change(tx, _, { request }) {
      const token = bearerToken(request);
      return { isClosed: token !== undefined && (await closeSession(tx, token)) };
    },
    event: ({ isClosed }, _, { actor }) => (isClosed ? { action: 'session.closed', object: actor.id } : undefined),
    answer: async () => null,
  });

  function attemptOf({ body: { username, password, remember }, now, request }: SignInContext): SignInAttempt {
    const { demo, passwordMemory } = portal.settings;
    const client = { address: request.ip, device: readSecretCookie(request, DEVICE_COOKIE, portal.settings) };
    return { newId: portal.newId, now, username, password, remember, ...client, demo, passwordMemory };
  }

  /** Written down after the same work whether there is such an account or not (assurance S5); the person is told less. */
  async function refusalOf({ reason, userId }: SignInRefused, { db, now, request }: SignInContext): Promise<Failure> {
    // Who is at the keyboard has not been shown.
    const nobody = { id: portal.newId(), at: now, actorId: null, requestId: request.id };
    const object = userId ?? UNKNOWN_ACCOUNT;
    await portal.recordAudit(db, { ...nobody, action: 'session.refused', object, details: { reason } });
    return new Failure(reason === 'account-pending' ? 'login.pending' : 'login.wrong-credentials');
  }
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
