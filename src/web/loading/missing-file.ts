import type { TFunction } from 'i18next';
import { isPortalThere } from '#web/calls/connection.ts';
import { shownTranslator } from '#web/language/i18n.ts';
import { isMissingChunk } from '#web/pages/missing-chunk.ts';
import { toasts } from '#web/ui/toasts.ts';
import { startedWith } from './started-with.ts';

/** Why a file of the portal did not come: no connection, a new version in its place, or nobody knows. */
export type WhyMissing = 'away' | 'updated' | 'unknown';

/** Finds out why a file of the portal did not come. */
export async function whyMissing(): Promise<WhyMissing> {
  if (!(await isPortalThere())) return 'away';
  return (await isOutdated()) ? 'updated' : 'unknown';
}

/** A version is known by the name of the file it starts with: whether the portal has another one now. */
async function isOutdated(): Promise<boolean> {
  const started = startedWith();
  if (started === undefined) return false;
  try {
    const page = await (await fetch(window.location.pathname, { cache: 'no-store' })).text();
    return page.includes('id="root"') && !page.includes(started);
  } catch {
    return false;
  }
}

/** Says that a file of the portal did not come, and why. Nothing is reloaded by itself: what was typed stays. */
export async function notifyMissingFile(t: TFunction): Promise<void> {
  const why = await whyMissing();
  if (why === 'away') {
    toasts.show({ tone: 'error', text: t('web:request.network') });
    return;
  }
  const action = { label: t('web:failure.reload'), run: () => window.location.reload() };
  if (why === 'updated') toasts.show({ tone: 'warning', text: t('web:failure.staleText'), action });
  else toasts.show({ tone: 'error', text: t('web:failure.missingText'), action });
}

/** What nobody else has dealt with is told to the person; a fault of the page is left to the console, too. */
export function notifyUnhandled(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const t = shownTranslator();
    if (t === undefined || isCalledOff(event.reason)) return;
    if (isMissingChunk(event.reason)) {
      event.preventDefault();
      void notifyMissingFile(t);
    } else {
      toasts.show({ tone: 'error', text: t('web:failure.unexpected') });
    }
  });
}

/** Whether somebody did not want it any more. */
function isCalledOff(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
