import { userRoutes } from '#modules/accounts/contract.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { removeAccount } from './remove-account.ts';
import { lockUser } from './user-store.ts';

/**
 * Serves the withdrawal of an invitation that nobody has accepted: the account goes with its link and its mails, and name and address
 * are free again. Since nobody can look the name up any more, the log records it.
 */
export function registerWithdrawals(portal: Portal): void {
  serveCommand(portal, userRoutes.withdrawInvitation, {
    load: (tx, { params }) => lockUser(tx, params.id),
    may({ email, hasPassword }) {
      // Without an address it is the operator's link that waits, and no invitation.
      if (hasPassword || email === null) throw new Failure('invitation.closed');
    },
    async change(tx, user) {
      await removeAccount(tx, user);
      return null;
    },
    event: (_, { id, username, role, organisationId }) => ({
      action: 'user.invitation-withdrawn',
      object: id,
      details: { name: username, role, organisationId },
    }),
    refusalOf: (error) => (isNamedByRecords(error) ? new Failure('invitation.closed') : error),
  });
}

/** Whether business records name the account: its person came in by a partner's ticket, without ever setting a password. */
function isNamedByRecords(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === '23503' || isNamedByRecords(error.cause);
}
