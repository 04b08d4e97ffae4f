import type { Portal } from '#server/portal.ts';
import type { Signal } from './signal.ts';

/** How long is waited when nothing rings, ms: other instances ring bells of their own. */
const POLL = 1_000;
/** How long after the bell its transaction is given to commit, ms. */
const COMMIT = 50;

export interface Polling {
  /** Looks again at once. */
  wake(): void;
  /** Looks no more; resolves when the last look has ended. */
  stop(): Promise<void>;
}

export interface Looking {
  readonly signal: Signal;
  readonly log: Portal['http']['log'];
  /** What is logged when looking fails. */
  readonly failed: string;
}

/** Looks again and again for something to do, soon after the bell rang. While the database is away it waits, and says so once. */
export function poll(look: () => Promise<void>, { signal, log, failed }: Looking): Polling {
  let isStopped = false;
  let isWoken = false;
  let isAway = false;
  let wakeUp: () => void = () => undefined;
  let signalTimer: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    wakeUp();
  }
  const stopListening = signal.onRing(() => {
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
        if (!isAway) log.warn({ err: error }, failed);
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
