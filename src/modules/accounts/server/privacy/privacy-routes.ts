import { privacyRoutes } from '#modules/accounts/contract.ts';
import { findEmail } from '#modules/accounts/server/identity/account-store.ts';
import { provePassword } from '#modules/accounts/server/passwords/own-password.ts';
import { hashOfDecoy } from '#modules/accounts/server/passwords/passwords.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Serves what is kept of a person to that person, and its end; every module says what it keeps. Both go by the person alone, but of
 * business somebody did for a customer out of reach today the export tells only that it was there: the rest is that customer's.
 */
export function registerPrivacy(portal: Portal): void {
  const { personalRecords: records } = portal.modules;

  serve(portal, privacyRoutes.exportOwn, ({ actor, now, owner }) =>
    owner.transaction(
      async (tx) => {
        const person = { id: actor.id, email: await findEmail(tx, actor.id) };
        const { readable } = await portal.findScope(tx, actor);
        const told: Record<string, unknown> = { exportedAt: now };
        for (const { category, read } of records) told[category] = await read(tx, person, readable);
        return told;
      },
      { isolationLevel: 'repeatable read' },
    ),
  );

  serveCommand(portal, privacyRoutes.eraseOwn, {
    keepsNothing: true,
    asOwner: true,
    async prepare({ actor, body, now, owner, request }) {
      if (actor.role === 'admin') throw new Failure('account.kept');
      const { passwordHash } = await provePassword(portal, owner, { actor, password: body.password, request, now });
      return { passwordHash, decoyHash: await hashOfDecoy(portal.settings.passwordMemory) };
    },
    change: (tx, _, { actor, now }, hashes) =>
      eraseAccount(tx, records, { actor, ...hashes, now, newId: portal.newId }),
    event: (_, __, { actor }) => ({ action: 'user.erased', object: actor.id }),
    answer: async () => null,
  });
}
