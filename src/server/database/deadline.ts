/** How long a request waits for the database, ms: longer than one statement may take, shorter than any proxy waits. */
export const DEADLINE_MS = 4_500;

/** The database did not answer in time: nobody knows whether the last statement was carried out. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database did not answer in time.');
  }
}

/** What stands still while the database is waited for. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

/**
 * The time a request may spend waiting for the database in all, whatever the number of its queries (assurance R4). Waits
 * beside each other count once, and the work between them not at all.
 */
export class Deadline {
  #left: number;
  #waits = 0;
  #since = 0;

  constructor(
    ms = DEADLINE_MS,
    private readonly thread?: Pausable,
  ) {
    this.#left = ms;
  }

  /**
   * Waits for an answer until the deadline, and asks only before it; `giveUp` is told why, and how
   * long this answer was waited for.
   */
  wait<Answer>(
    ask: () => Promise<Answer>,
    giveUp: (reason: DeadlineExceeded, waited: number) => void,
  ): Promise<Answer> {
    const left = this.#begin();
    return new Promise<Answer>((resolve, reject) => {
      const end = () => {
        const reason = new DeadlineExceeded();
        giveUp(reason, left);
        reject(reason);
      };
      if (left === 0) return end();
      const timer = setTimeout(end, left);
      ask()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    }).finally(() => this.#end());
  }

  #begin(): number {
    const now = performance.now();
    if (this.#waits === 0) {
      this.#since = now;
      this.thread?.pause();
    }
    this.#waits += 1;
    return Math.max(0, this.#left - (now - this.#since));
  }

  #end(): void {
    this.#waits -= 1;
    if (this.#waits > 0) return;
    this.#left -= performance.now() - this.#since;
    this.thread?.resume();
  }
}
