import { passwordLinkRoutes } from '#modules/accounts/contract.ts';
import { registrationPasswordProblem, repetitionProblem } from '#modules/accounts/domain/field-rules.ts';
import { findAccountById } from '#modules/accounts/server/identity/account-store.ts';
import { limitClient } from '#modules/accounts/server/identity/client-limits.ts';
import { refuseProblems } from '#modules/accounts/server/registration/refuse-problems.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { findLink } from './password-link-store.ts';
import { hashPassword } from './passwords.ts';
import { redeemLink } from './redeem-link.ts';
import { refuseGuessable, whoseOf } from './refuse-guessable.ts';

/** Serves the links with which a first password is set. */
export function registerPasswordLinks(portal: Portal): void {
  serve(portal, passwordLinkRoutes.look, async ({ body, db, now, request }) => {
    await limitClient(portal, db, { limit: 'checkByClient', address: request.ip, now });
    const link = await findLink(db, body.link, now);
    const account = link === undefined ? undefined : await findAccountById(db, link.userId);
    if (account === undefined) throw new Failure('link.spent');
    return { username: account.username };
  });

  serveCommand(portal, passwordLinkRoutes.redeem, {
    keepsNothing: true,
    async prepare({ body: { link: secret, password, passwordTwo }, db, locale, now, request }) {
      refuseProblems(
        'body',
        [
          ['password', registrationPasswordProblem(password)],
          ['passwordTwo', repetitionProblem(password, passwordTwo)],
        ],
        locale,
      );
      await limitClient(portal, db, { limit: 'checkByClient', address: request.ip, now });
      const link = await findLink(db, secret, now);
      if (link === undefined) throw new Failure('link.spent');
      const account = await findAccountById(db, link.userId);
      refuseGuessable('password', { password, ...whoseOf(account), locale });
      // Expensive, so it stays out of the transaction; a link that is none costs no hash.
      return { ...link, secret, passwordHash: await hashPassword(password, portal.settings.passwordMemory) };
    },
    async change(tx, _, { now, request }, link) {
      const username = await redeemLink(portal, tx, { ...link, address: request.ip, now });
      return { username, userId: link.userId, purpose: link.purpose };
    },
    event: ({ userId, purpose }) => ({
      action: 'password.set',
      actorId: userId,
      object: userId,
      details: { purpose },
    }),
    answer: async (_, { username }) => ({ username }),
  });
}
