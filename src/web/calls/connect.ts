import { configureCalls } from '#web/calls/call.ts';
import { noteAnswer } from '#web/calls/connection.ts';
import { probeWhileAway } from '#web/errors/probe.ts';
import { shownLocale } from '#web/language/language.ts';
import { noticeTyping } from '#web/leaving/typing.ts';
import { actedFor, endActing } from '#web/session/acting.ts';
import { demandPasswordChange } from '#web/session/password-due.ts';
import { currentSession, sessionOwner } from '#web/session/session.ts';
import { signedInAgain } from '#web/session/session-end.ts';
import { toasts } from '#web/ui/toasts.ts';

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
