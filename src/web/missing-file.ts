import type { TFunction } from 'i18next';
import { isPortalThere } from './connection.ts';
import { shownTranslator } from './i18n.ts';
import { isMissingChunk } from './pages/missing-chunk.ts';
import { toasts } from './ui/toasts.ts';

/**
 * Says that a file of the portal did not come: without a connection, that there is none; else there is a new version, and a
 * reload is offered. Nothing is reloaded by itself: what was typed stays.
 */
export async function tellMissingFile(t: TFunction): Promise<void> {
  if (!(await isPortalThere())) {
    toasts.show({ tone: 'error', text: t('web:request.network') });
    return;
  }
  const reload = { label: t('web:failure.reload'), run: () => window.location.reload() };
  toasts.show({ tone: 'warning', text: t('web:failure.staleText'), action: reload });
}

/** What nobody else has dealt with is told to the person; a fault of the page is left to the console, too. */
export function tellUnhandled(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const t = shownTranslator();
    if (t === undefined || isCalledOff(event.reason)) return;
    if (isMissingChunk(event.reason)) {
      event.preventDefault();
      void tellMissingFile(t);
    } else {
      toasts.show({ tone: 'error', text: t('web:failure.unexpected') });
    }
  });
}

/** Whether somebody did not want it any more. */
function isCalledOff(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
