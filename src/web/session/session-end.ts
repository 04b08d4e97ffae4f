import { type CallError, declined } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { shownTranslator } from '#web/language/i18n.ts';
import { isTyping, typingPause } from '#web/leaving/typing.ts';
import { loginClosed, loginRequest, requestLogin } from './login-request.ts';
import { currentSession, sessionOwner, suspendSession } from './session.ts';

/**
 * What happens when a call is refused because its session has ended (spec 000 §4, §8): the token goes, the login dialog
 * opens and says why, and the page stays as it is. However many calls fail at once, there is one dialog and one message;
 * whoever is typing types on, and the dialog comes with their first pause. Resolves whether somebody is signed in again once
 * it has closed; a visitor is not asked.
 */
export async function signedInAgain(error: CallError, token: string | undefined): Promise<boolean> {
  const session = currentSession();
  // The answer is late: it concerns the token before this one.
  if (session !== undefined && session.token !== token) return true;
  if (session === undefined && sessionOwner() === undefined) return false;
  reason ??= reasonOf(error);
  if (session !== undefined) suspendSession();
  if (isTyping()) await typingPause();
  if (currentSession() === undefined && loginRequest.get()?.stay !== true)
    requestLogin({ stay: true, notice: { tone: 'warning', text: reason ?? reasonOf(error) } });
  if (loginRequest.get() !== undefined) await loginClosed();
  reason = undefined;
  if (currentSession() === undefined) throw declined(error);
  return true;
}

function reasonOf(error: CallError): string {
  const t = shownTranslator();
  return t === undefined ? error.message : failureText(error, t);
}

/** What the first call was told: those that follow it go without a token and only hear that there is none. */
let reason: string | undefined;
