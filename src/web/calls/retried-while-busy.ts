import { CallError } from './call.ts';

/** How often a document is asked for at most where the portal asks to come back later. */
const MOST_ATTEMPTS = 5;
/** The longest pause between two of them, s. */
const LONGEST_PAUSE = 60;

/**
 * Who has many documents printed is asked to come back after some seconds: that is what is done. Called off in a pause, what was asked
 * for stays refused.
 */
export async function retriedWhileBusy<Result>(ask: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const pause = error instanceof CallError ? error.about.retryAfter : undefined;
      if (pause === undefined || pause > LONGEST_PAUSE || attempt === MOST_ATTEMPTS) throw error;
      await passed(pause * 1000, signal);
      if (signal?.aborted) throw error;
    }
  }
}

/** Some milliseconds later, or as soon as it is called off. */
function passed(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
