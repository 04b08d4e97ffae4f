import type { Portal } from '#server/portal.ts';
import type { Stoppable } from '#server/process/close-gently.ts';
import { expireOffers } from './expire-offers.ts';
import { remindOfOffers } from './remind-of-offers.ts';

/** How often offers are looked through, ms. Nothing but mails and the history waits for it. */
const PAUSE = 10 * 60_000;

/** Lets offers expire and reminds of those that are about to, on any number of instances at once, from the start on. */
export function watchOffers(portal: Portal): Stoppable {
  const { clock, http } = portal;
  let atWork: Promise<void> = look();
  const timer = setInterval(() => {
    atWork = atWork.then(look);
  }, PAUSE);
  timer.unref();

  async function look(): Promise<void> {
    try {
      await expireOffers(portal, clock());
      await remindOfOffers(portal, clock());
    } catch (error) {
      http.log.warn({ err: error }, 'offers cannot be looked through just now');
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await atWork;
    },
  };
}
