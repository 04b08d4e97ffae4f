import { type CallError, declined } from './call.ts';
import { loginClosed, requestLogin } from './login-request.ts';
import { currentSession, sessionOwner, suspendSession } from './session.ts';

/**
 * What happens when a call is refused because its session has ended (spec 000 §4, §8): the token goes, the login dialog
 * opens and says why, and the page stays as it is. However many calls fail at once, there is one dialog and one message.
 * Resolves whether somebody is signed in again once the dialog has closed; a visitor is not asked.
 */
export async function signedInAgain(error: CallError, token: string | undefined): Promise<boolean> {
  const session = currentSession();
  // The answer is late: it concerns the token before this one.
  if (session !== undefined && session.token !== token) return true;
  if (session === undefined && sessionOwner() === undefined) return false;
  if (session !== undefined) suspendSession();
  requestLogin({ stay: true, notice: { tone: 'warning', text: error.message } });
  await loginClosed();
  if (currentSession() === undefined) throw declined(error);
  return true;
}
