import type { TFunction } from 'i18next';
import { startedWith } from '#web/loading/started-with.ts';
import type { LoggedMessage } from '#web/ui/message-log.ts';

/** What support wants to know of a message, one thing a line: when, where, what, which request, which version. */
export function reportOn({ at, page, text, requestId }: LoggedMessage, t: TFunction<'web'>): string {
  const version = startedWith()?.split('/').at(-1);
  return [
    t('messages.report.time', { value: new Date(at).toISOString() }),
    t('messages.report.page', { value: page }),
    t('messages.report.message', { value: text }),
    requestId && t('messages.report.request', { value: requestId }),
    version && t('messages.report.version', { value: version }),
  ]
    .filter(Boolean)
    .join('\n');
}
