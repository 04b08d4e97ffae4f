import { actedFor, endActing } from './acting.ts';
import { configureCalls } from './call.ts';
import { shownLocale } from './language.ts';
import { demandPasswordChange } from './password-due.ts';
import { currentSession, sessionOwner } from './session.ts';
import { signedInAgain } from './session-end.ts';
import { noticeTyping } from './typing.ts';

noticeTyping();

import { toasts } from './ui/toasts.ts';

/** Tells `call` whose token and which language to send, and what happens when a session ends or a password is due. */
configureCalls({
  token: () => currentSession()?.token,
  owner: sessionOwner,
  locale: shownLocale,
  onSessionEnded: signedInAgain,
  onPasswordDue: demandPasswordChange,
  onBehalfOf: () => actedFor()?.id,
  onNotAssisted: ({ message }) => {
    endActing();
    toasts.show({ tone: 'warning', text: message });
  },
});
