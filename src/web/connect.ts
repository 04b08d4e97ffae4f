import { actedFor, endActing } from './acting.ts';
import { configureCalls } from './call.ts';
import { noteAnswer } from './connection.ts';
import { probeWhileAway } from './errors/probe.ts';
import { shownLocale } from './language.ts';
import { demandPasswordChange } from './password-due.ts';
import { currentSession, sessionOwner } from './session.ts';
import { signedInAgain } from './session-end.ts';
import { noticeTyping } from './typing.ts';
import { toasts } from './ui/toasts.ts';

noticeTyping();
probeWhileAway();

/** Tells `call` whose token and which language to send, and what happens when a session ends or a password is due. */
configureCalls({
  token: () => currentSession()?.token,
  owner: sessionOwner,
  locale: shownLocale,
  onSessionEnded: signedInAgain,
  onAnswer: noteAnswer,
  onPasswordDue: demandPasswordChange,
  onBehalfOf: () => actedFor()?.id,
  onNotAssisted: ({ message, about }) => {
    endActing();
    toasts.show({ tone: 'warning', text: message, requestId: about.requestId });
  },
});
