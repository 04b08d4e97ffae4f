import { accountRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/call.ts';
import { beginSession, currentSession, endSession, type SessionUser } from '#web/session.ts';
import { permitMenu } from '#web/shell/permitted-ids.ts';
import { writeStored } from '#web/storage.ts';

/** What the specification's request layer names itself; public, so worth nothing to a thief (product decisions §9). */
const CLIENT = { client_id: 'drivewright-web', client_secret: 'drivewright-web', scope: 'portal' };

export interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

/** Signs in, remembers the name if asked to (never the password), and fetches the permitted menu. */
export async function signIn({ username, password, remember }: Credentials): Promise<SessionUser> {
  const { token, userInfo } = await call(accountRoutes.signIn, {
    body: { ...CLIENT, grant_type: 'password', username, password, remember },
  });
  writeStored('rememberedUsername', remember ? username : undefined);
  beginSession({ token, user: userInfo });
  await refreshMenu();
  return userInfo;
}

/** Fetches the permitted menu of the session that is stored in this browser. */
export async function refreshMenu(): Promise<void> {
  const session = currentSession();
  if (session === undefined) return;
  const tree = await call(accountRoutes.menu, { query: { userId: session.user.id } });
  permitMenu(tree.flatMap((group) => [group.id, ...group.children.map((page) => page.id)]).map(String));
}

/** Signs out here whatever happens; on the server the token ends at once, or by itself when it cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await call(accountRoutes.signOut);
  } catch {
    // Without an answer this browser still forgets the token.
  }
  endSession();
  // Whoever sits here next must not go on with this person's draft (spec 000 §4: all state is cleared).
  writeStored('cpq_jie', undefined);
}
