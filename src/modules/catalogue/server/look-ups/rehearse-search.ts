import { setImmediate as aTurn } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES } from '#kernel/locale.ts';
import { typicalQuery } from '#lines/wire-rows.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import type { Portal } from '#server/portal.ts';
import type { Stoppable } from '#server/process/close-gently.ts';
import { answerSearch } from './answer-search.ts';

/** Enough for the runtime to have compiled what a search does most, in about a fifth of a second of its time. */
const SEARCHES = 80;
/**
 * Searches for itself when the portal begins to listen, one search in a turn of the event loop, so that the people who ask first
 * need not wait for code that has never run: their answers would take two to ten times as long. The answers go nowhere.
 */
export function rehearseSearch({ http }: Pick<Portal, 'http'>, release: ActiveRelease): Stoppable {
  let isStopped = false;
  const rehearsed = rehearse(release, () => isStopped).catch((error: unknown) => {
    http.log.warn({ err: error }, 'searches were not rehearsed');
  });
  return {
    stop: () => {
      isStopped = true;
      return rehearsed;
    },
  };
}

async function rehearse(release: ActiveRelease, isStopped: () => boolean): Promise<void> {
  const { query } = catalogueRoutes.getBasicType;
  for (let search = 0; search < SEARCHES && !isStopped(); search++) {
    const asked = query.parse(typicalQuery(search, SEARCHES));
    const locale = LOCALES[search % LOCALES.length] ?? DEFAULT_LOCALE;
    JSON.stringify(answerSearch(asked, release, locale));
    await aTurn();
  }
}
