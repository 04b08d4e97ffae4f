import type { z } from 'zod';
import { accountRoutes, partnerRoutes } from '#modules/accounts/contract.ts';
import { WEB_CLIENT } from '#modules/accounts/domain/web-client.ts';
import { CallError, call } from '#web/calls/call.ts';
import { demandPasswordChange, settlePasswordChange } from '#web/session/password-due.ts';
import { beginSession, currentSession, endSession, type SessionUser, sessionOwner } from '#web/session/session.ts';
import { writeStored } from '#web/store/storage.ts';
import { loadMenu } from './menu-load.ts';

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
    body: { ...WEB_CLIENT, grant_type: 'password', username, password, remember },
  });
  writeStored('rememberedUsername', remember ? username : undefined);
  return enter(signedIn);
}

/** Whom a ticket or a password let in: not in this browser yet. */
export type Admission = z.output<typeof accountRoutes.signIn.result>;

/** Redeems the one-time ticket of a partner's system; nobody is signed in here by it before they `enter`. */
export function redeemTicket(ticket: string): Promise<Admission> {
  return call(partnerRoutes.redeemTicket, { body: { ticket } });
}

/** Signs in whom a ticket let in; whoever was signed in before is signed out on the server as well. */
export function enterInstead(admission: Admission): Arrival {
  const before = currentSession();
  const arrival = enter(admission);
  if (before !== undefined) void closeSession(before.token);
  return arrival;
}

/** Ends a session on the server; where that cannot be reached it ends by itself. */
export async function closeSession(token: string): Promise<void> {
  await call(accountRoutes.signOut, { headers: { authorization: `Bearer ${token}` } }).catch(passOverRefusal);
}

/** Whichever way somebody comes in: the session begins, a due password is asked for, and the menu is on its way. */
function enter({ token, userInfo }: Admission): Arrival {
  const isBack = sessionOwner() === userInfo.id;
  beginSession({ token, user: userInfo });
  const isPasswordDue = userInfo.passwordUpdated === '0';
  if (isPasswordDue) {
    demandPasswordChange();
  } else {
    settlePasswordChange();
    void loadMenu();
  }
  return { user: userInfo, isPasswordDue, isBack };
}

function passOverRefusal(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

/**
 * Signs out: here at once, whatever happens. On the server the token ends with the call, or by itself when that cannot be
 * reached; a session that had ended already is no reason to ask for a login.
 */
export async function signOut(): Promise<void> {
  const token = currentSession()?.token;
  endSession();
  if (token !== undefined) await closeSession(token);
}
