import type { TFunction } from 'i18next';
import { CallError } from '#web/calls/call.ts';
import type { ToastMessage } from '#web/ui/toast-store.ts';
import { messageLog, toasts } from '#web/ui/toasts.ts';
import { failureText, type Wording } from './failure-text.ts';

/** Says in a message that something the person wanted done has failed; a call that is nobody's business stays silent. */
export function notifyFailure(
  error: unknown,
  t: TFunction | TFunction<never>,
  { action, outcomeOf, ...wording }: Wording & Pick<ToastMessage, 'action' | 'outcomeOf'> = {},
): void {
  if (error instanceof CallError && error.about.shown === 'nowhere') return;
  toasts.show({
    tone: 'error',
    text: failureText(error, t, wording),
    requestId: requestIdOf(error),
    ...(action && { action }),
    ...(outcomeOf && { outcomeOf }),
  });
}

/** Notes in the message centre what the page itself shows in the place of what it could not read. */
export function noteFailure(error: unknown, t: TFunction | TFunction<never>, wording: Wording = {}): void {
  if (error instanceof CallError && error.about.shown === 'nowhere') return;
  messageLog.note({ tone: 'error', text: failureText(error, t, wording), requestId: requestIdOf(error) });
}

function requestIdOf(error: unknown): string | undefined {
  return error instanceof CallError ? error.about.requestId : undefined;
}
