import type { z } from 'zod';
import { accountRoutes, partnerRoutes } from '#modules/accounts/contract.ts';
import { CallError, call } from '#web/call.ts';
import { demandPasswordChange, settlePasswordChange } from '#web/password-due.ts';
import { beginSession, currentSession, endSession, type SessionUser, sessionOwner } from '#web/session.ts';
import { permitMenu } from '#web/shell/permitted-ids.ts';
import { writeStored } from '#web/storage.ts';

/** What the specification's request layer names itself; public, so worth nothing to a thief (product decisions §9). */
const CLIENT = { client_id: 'drivewright-web', client_secret: 'drivewright-web', scope: 'portal' };

export interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

/** Somebody has signed in. */
export interface Arrival {
  readonly user: SessionUser;
  /** The password must be changed before anything else; the dialog for it is open. */
  readonly isPasswordDue: boolean;
  /** Whether the page belonged to this very person before: a session that had run out. */
  readonly isBack: boolean;
}

/** Signs in with name and password, and remembers the name if asked to (never the password). */
export async function signIn({ username, password, remember }: Credentials): Promise<Arrival> {
  const signedIn = await call(accountRoutes.signIn, {
    body: { ...CLIENT, grant_type: 'password', username, password, remember },
  });
  writeStored('rememberedUsername', remember ? username : undefined);
  return enter(signedIn);
}

/** Signs in with the one-time ticket of a partner's system. */
export async function signInWithTicket(ticket: string): Promise<Arrival> {
  return enter(await call(partnerRoutes.redeemTicket, { body: { ticket } }));
}

/** Whichever way somebody comes in: the session begins, a due password is asked for, and the menu is on its way. */
function enter({ token, userInfo }: z.output<typeof accountRoutes.signIn.result>): Arrival {
  const isBack = sessionOwner() === userInfo.id;
  beginSession({ token, user: userInfo });
  const isPasswordDue = userInfo.passwordUpdated === '0';
  if (isPasswordDue) {
    demandPasswordChange();
  } else {
    settlePasswordChange();
    void refreshMenu().catch(passOverRefusal);
  }
  return { user: userInfo, isPasswordDue, isBack };
}

/** A menu that did not come leaves the person signed in: it is asked for again with the next load. */
function passOverRefusal(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

/** Fetches the permitted menu of the session that is stored in this browser. */
export async function refreshMenu(): Promise<void> {
  const session = currentSession();
  if (session === undefined) return;
  const tree = await call(accountRoutes.menu, { query: { userId: session.user.id } });
  permitMenu(tree.flatMap((group) => [group.id, ...group.children.map((page) => page.id)]).map(String));
}

/**
 * Signs out: here at once, whatever happens. On the server the token ends with the call, or by itself when that cannot be
 * reached; a session that had ended already is no reason to ask for a login.
 */
export async function signOut(): Promise<void> {
  const token = currentSession()?.token;
  endSession();
  if (token === undefined) return;
  await call(accountRoutes.signOut, { headers: { authorization: `Bearer ${token}` } }).catch(passOverRefusal);
}
