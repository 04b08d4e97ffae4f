import { performance } from 'node:perf_hooks';

/** How long the thread that answers was busy since it began, ms. */
export const busyThread = (): number => performance.eventLoopUtilization().active;

/**
 * What a request takes of the one thread: for how long that was busy while the request did not wait for the database. After such a
 * wait the request is what the thread is busy with.
 */
export class ThreadTime {
  #ms = 0;
  /** Since when the request does not wait, if it does not. */
  #since: number | undefined;

  constructor(private readonly busy: () => number) {
    this.#since = busy();
  }

  get ms(): number {
    return this.#ms;
  }

  pause(): void {
    const now = this.busy();
    this.#ms += now - (this.#since ?? now);
    this.#since = undefined;
  }

  resume(): void {
    this.#since = this.busy();
  }
}
