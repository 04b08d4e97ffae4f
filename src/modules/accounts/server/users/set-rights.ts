import { userRoutes } from '#modules/accounts/contract.ts';
import { rightsToChange, takesRights } from '#modules/accounts/domain/rights.ts';
import { presentUser, presentUserNow } from '#modules/accounts/server/identity/present-user.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type CommandEvent, serveCommand } from '#server/serve-command.ts';
import { changeRights } from './rights-store.ts';
import { lockUser } from './user-store.ts';

/** Serves the giving and taking of rights; the log tells of each by itself, so that one can be sought. */
export function registerRights(portal: Portal): void {
  serveCommand(portal, userRoutes.setRights, {
    version: 'needed',
    load: (tx, { params }) => lockUser(tx, params.id),
    may({ role }) {
      if (!takesRights(role)) throw new Failure('rights.staff-only');
    },
    async change(tx, user, { body, now }) {
      const { given, taken } = rightsToChange(presentUser(user).rights, body.rights);
      if (given.length + taken.length > 0) await changeRights(tx, user, { given, taken, now });
      return { id: user.id, given, taken };
    },
    event: ({ id: object, given, taken }): CommandEvent[] => [
      ...given.map((right) => ({ action: 'user.right-given', object, details: { right } }) as const),
      ...taken.map((right) => ({ action: 'user.right-taken', object, details: { right } }) as const),
    ],
    keep: ({ id }) => ({ id }),
    answer: (tx, { id }) => presentUserNow(tx, id),
  });
}
