import { userRoutes } from '#modules/accounts/contract.ts';
import { stateOf } from '#modules/accounts/domain/user-state.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { removeAccount } from './remove-account.ts';
import { lockUser, type UserRow } from './user-store.ts';

/** Serves the refusal of a registration: the account goes, its person is told, and the log keeps for which company it was. */
export function registerRefusals(portal: Portal): void {
  serve(portal, userRoutes.refuse, ({ actor, db, now, params, request }) =>
    db.transaction(async (tx) => {
      const user = await lockUser(tx, params.id);
      if (user === undefined) throw new Failure('record.unknown');
      if (stateOf(user) !== 'pending') throw new Failure('account.not-pending');
      await removeAccount(tx, user);
      await tellRefused(tx, user, portal.newId(), now);
      const details = { organisationId: user.organisationId };
      const event = { actorId: actor.id, action: 'user.refused', object: user.id, details } as const;
      await recordAudit(tx, { id: portal.newId(), at: now, requestId: request.id, ...event });
      return null;
    }),
  );
}

async function tellRefused(tx: Db, user: UserRow, id: string, now: Date): Promise<void> {
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
