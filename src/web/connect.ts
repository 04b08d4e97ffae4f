import { configureCalls } from './call.ts';
import { shownLocale } from './language.ts';
import { requestLogin } from './login-request.ts';
import { currentSession, endSession } from './session.ts';
import { toasts } from './ui/toasts.ts';

/** Tells `call` whose token and which language to send, and what happens when a session ends (spec 000 §4: stay on the page). */
configureCalls({
  token: () => currentSession()?.token,
  locale: shownLocale,
  onSessionEnded: (error) => {
    if (currentSession() === undefined) return;
    endSession();
    toasts.show({ tone: 'warning', text: error.message });
    requestLogin();
  },
});
