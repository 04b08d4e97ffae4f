import { userRoutes } from '#modules/accounts/contract.ts';
import { stateOf } from '#modules/accounts/domain/user-state.ts';
import { removeAccount } from '#modules/accounts/server/users/remove-account.ts';
import { lockUser, type UserRow } from '#modules/accounts/server/users/user-store.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { forgetEmptyCompany } from './registration-store.ts';

/** Serves the refusal of a registration: the account goes, its person is told, and the log records for which company it was. */
export function registerRefusals(portal: Portal): void {
  serveCommand(portal, userRoutes.refuse, {
    load: (tx, { params }) => lockUser(tx, params.id),
    may(user) {
      if (stateOf(user) !== 'pending') throw new Failure('account.not-pending');
    },
    async change(tx, user, { now }) {
      await removeAccount(tx, user);
      await forgetEmptyCompany(tx, user);
      await notifyRefused(tx, user, portal.newId(), now);
      return null;
    },
    event: (_, { id, organisationId }) => ({ action: 'user.refused', object: id, details: { organisationId } }),
  });
}

async function notifyRefused(tx: Db, user: UserRow, id: string, now: Date): Promise<void> {
  const { email, username, locale } = user;
  if (email === null) return;
  const company = user.organisationName.replace(/\s+/g, ' ');
  await queueMail(tx, {
    id,
    template: 'registration-refused',
    values: { username, company },
    recipient: email,
    locale,
    now,
  });
}
