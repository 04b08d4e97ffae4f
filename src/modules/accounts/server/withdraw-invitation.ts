import { userRoutes } from '#modules/accounts/contract.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { removeAccount } from './remove-account.ts';
import { lockUser } from './user-store.ts';

type WithdrawContext = RequestContext<typeof userRoutes.withdrawInvitation>;

/**
 * Serves the withdrawal of an invitation that nobody has accepted: the account goes with its link and its mails, and name and address
 * are free again. Since nobody can look the name up any more, the log keeps it.
 */
export function registerWithdrawals(portal: Portal): void {
  serve(portal, userRoutes.withdrawInvitation, async (context) => {
    await context.db
      .transaction((tx) => withdraw(tx, context))
      .catch((error: unknown) => {
        throw isNamedByRecords(error) ? new Failure('invitation.closed') : error;
      });
    return null;
  });

  async function withdraw(tx: Db, { actor, now, params, request }: WithdrawContext): Promise<void> {
    const user = await lockUser(tx, params.id);
    if (user === undefined) throw new Failure('record.unknown');
    const { id, email, username, role, organisationId, hasPassword } = user;
    // Without an address it is the operator's link that waits, and no invitation.
    if (hasPassword || email === null) throw new Failure('invitation.closed');
    await removeAccount(tx, user);
    const details = { name: username, role, organisationId };
    const event = { actorId: actor.id, action: 'user.invitation-withdrawn', object: id, details } as const;
    await recordAudit(tx, { id: portal.newId(), at: now, requestId: request.id, ...event });
  }
}

/** Whether business records name the account: its person came in by a partner's ticket, without ever setting a password. */
function isNamedByRecords(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === '23503' || isNamedByRecords(error.cause);
}
