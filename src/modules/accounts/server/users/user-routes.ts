import type { Actor } from '#kernel/actor.ts';
import type { AuditDetails } from '#kernel/audit-details.ts';
import type { AuditAction } from '#kernel/declared.ts';
import { userRoutes } from '#modules/accounts/contract.ts';
import { presentUser, presentUserNow } from '#modules/accounts/server/identity/present-user.ts';
import { registerRefusals } from '#modules/accounts/server/registration/refuse-account.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { type CommandEvent, serveCommand } from '#server/serve-command.ts';
import { registerEditing } from './edit-account.ts';
import { registerInvitations, sendInvitation } from './invite.ts';
import { refuseLastAdministrator } from './last-administrator.ts';
import { menuToKeep } from './menu-to-keep.ts';
import { registerRights } from './set-rights.ts';
import { registerUserDetails } from './user-details.ts';
import { countWaiting } from './user-states.ts';
import { closeWaysIn, listUsers, lockUser, type UserChanges, type UserRow, updateUser } from './user-store.ts';
import { registerWithdrawals } from './withdraw-invitation.ts';

/** What one command of the administrator does to an account. */
interface UserCommand {
  /** What the audit log calls it. */
  readonly action: AuditAction;
  readonly changes: UserChanges;
  readonly details?: AuditDetails;
  /** Whether one may do it to oneself. */
  readonly notOneself?: true;
  /** Whether the sessions of the account end; when it is unlocked too, so that no old one comes alive again. */
  readonly endsSessions?: true;
  readonly notify?: (tx: Db, user: UserRow) => Promise<void>;
}

type Context = Pick<RequestContext<typeof userRoutes.confirm>, 'actor' | 'now' | 'params'>;

/** Serves the accounts of people to the administrator. */
export function registerUsers(portal: Portal): void {
  serve(portal, userRoutes.list, async ({ db, query }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const { q, role, state } = query;
    const rows = await listUsers(db, { q, role, state, after, limit: query.pageSize + 1 });
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const next = last === undefined ? null : cursorOf(last.id);
    return { rows: page.map(presentUser), next, waiting: await countWaiting(db) };
  });

  registerInvitations(portal);
  registerEditing(portal);
  registerWithdrawals(portal);
  registerUserDetails(portal);
  registerRefusals(portal);
  registerRights(portal);

  /** A command on one account: what it changes is worked out from the account as it is, locked. */
  const userCommand = <Given extends Context>(commandFor: (user: UserRow, context: Given) => UserCommand) => ({
    load: (tx: Db, { params }: Given) => lockUser(tx, params.id),
    async change(tx: Db, user: UserRow, context: Given) {
      const command = commandFor(user, context);
      refuseOnOneself(command, context.actor, user);
      if (command.changes.disabled && user.role === 'admin')
        await refuseLastAdministrator(tx, user.id, portal.settings);
      await updateUser(tx, user, command.changes);
      if (command.endsSessions) await closeWaysIn(tx, user.id);
      await command.notify?.(tx, user);
      const { action, details = {} } = command;
      return { action, details, object: user.id };
    },
    event: (done: CommandEvent) => done,
    keep: ({ object }: CommandEvent) => ({ id: object }),
    answer: (tx: Db, { id }: { id: string }) => presentUserNow(tx, id),
  });

  serveCommand(
    portal,
    userRoutes.resendInvitation,
    userCommand((user, { now }) => {
      if (presentUser(user).state !== 'invited' || user.email === null) throw new Failure('invitation.closed');
      return {
        action: 'user.invitation-resent',
        changes: {},
        notify: (tx) => sendInvitation(portal, tx, user, now),
      };
    }),
  );

  serveCommand(
    portal,
    userRoutes.confirm,
    userCommand((_, { now }) => ({
      action: 'user.confirmed',
      changes: { pending: false },
      notify: (tx, user) => notifyConfirmed(tx, user, portal.newId(), now),
    })),
  );

  serveCommand(
    portal,
    userRoutes.disable,
    userCommand(() => ({
      action: 'user.disabled',
      changes: { disabled: true },
      notOneself: true,
      endsSessions: true,
    })),
  );

  serveCommand(
    portal,
    userRoutes.enable,
    userCommand(() => ({ action: 'user.enabled', changes: { disabled: false }, endsSessions: true })),
  );

  serveCommand(
    portal,
    userRoutes.forcePasswordChange,
    userCommand(() => ({
      action: 'user.password-change-forced',
      changes: { passwordUpdated: false },
      endsSessions: true,
    })),
  );

  serveCommand(portal, userRoutes.setMenu, {
    ...userCommand((user, { body }: RequestContext<typeof userRoutes.setMenu>) => {
      const menuIds = menuToKeep(user, body.menuIds);
      return {
        action: 'user.menu-set',
        changes: { menuIds },
        details: { menuIds: { from: menuText(user.menuIds), to: menuText(menuIds) } },
      };
    }),
    version: 'needed',
    may: (user, { body }) => void menuToKeep(user, body.menuIds),
  });
}

function refuseOnOneself(command: UserCommand, actor: Actor, user: UserRow): void {
  if (command.notOneself && actor.id === user.id) throw new Failure('account.own');
}

/** The entries of a menu as the audit log records them. */
function menuText(menuIds: readonly number[] | null): string {
  return menuIds === null ? 'all' : menuIds.join(',');
}

async function notifyConfirmed(tx: Db, { pending, email, username, locale }: UserRow, id: string, now: Date) {
  if (!pending || email === null) return;
  await queueMail(tx, { id, template: 'account-confirmed', values: { username }, recipient: email, locale, now });
}
