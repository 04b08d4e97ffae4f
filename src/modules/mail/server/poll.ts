import type { Portal } from '#server/portal.ts';
import { onRing } from './outbox-signal.ts';

/** How long the outbox is left alone when nothing rings, ms: other instances queue mails too. */
const POLL = 1_000;
/** How long after the bell the mail's transaction is given to commit, ms. */
const COMMIT = 50;

export interface Polling {
  /** Looks again at once. */
  wake(): void;
  /** Looks no more; resolves when the last look has ended. */
  stop(): Promise<void>;
}

/** Looks into the outbox again and again, soon after the bell rang. While the database is away it waits, and says so once. */
export function poll(look: () => Promise<void>, log: Portal['http']['log']): Polling {
  let isStopped = false;
  let isWoken = false;
  let isAway = false;
  let wakeUp: () => void = () => undefined;
  let signalTimer: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    wakeUp();
  }
  const stopListening = onRing(() => {
    clearTimeout(signalTimer);
    signalTimer = setTimeout(wake, COMMIT);
  });

  async function pause(): Promise<void> {
    if (!isWoken && !isStopped) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, POLL);
        wakeUp = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    isWoken = false;
  }

  async function lookAgainAndAgain(): Promise<void> {
    while (!isStopped) {
      try {
        await look();
        isAway = false;
      } catch (error) {
        if (!isAway) log.warn({ err: error }, 'the outbox cannot be read just now');
        isAway = true;
      }
      await pause();
    }
  }
  const ended = lookAgainAndAgain();

  return {
    wake,
    stop() {
      isStopped = true;
      stopListening();
      clearTimeout(signalTimer);
      wake();
      return ended;
    },
  };
}
