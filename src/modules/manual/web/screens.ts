import { shownLocale } from '#web/language/language.ts';
import { manualIn } from './manual.ts';

/** The contents, with the manual in the language of the page, so that they stand there at once. */
export function loadContents() {
  return withManual(import('./contents-page.tsx'));
}

/** One page, likewise. */
export function loadPage() {
  return withManual(import('./manual-page.tsx'));
}

async function withManual<Screen>(screen: Promise<Screen>): Promise<Screen> {
  await manualIn(shownLocale());
  return screen;
}
