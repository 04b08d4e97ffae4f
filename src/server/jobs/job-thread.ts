import { Worker } from 'node:worker_threads';
import { workerFile } from '#server/process/worker-file.ts';

/** One piece of work for a thread: the file of the work, and the message it is done with. */
export interface Order {
  readonly entry: string;
  readonly message: unknown;
}

/** What became of it. */
export type Outcome = { readonly result: unknown } | { readonly error: unknown };

/**
 * A job that takes more memory than this ends its thread and not the portal. What it has just made is looked through often: left
 * alone, a thread takes 50 MB of room for that.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** A worker thread that does one piece of work at a time. */
export class JobThread {
  readonly #worker = new Worker(workerFile(import.meta.dirname, 'jobs/worker.js', 'worker-source.mjs'), {
    resourceLimits,
  });
  #settle: ((outcome: Outcome) => void) | undefined;
  #reason: unknown = new Error('The thread of a job ended by itself');
  #isEnded = false;

  constructor() {
    // A thread without work does not keep a process that has nothing else to do.
    this.#worker.unref();
    this.#worker.on('message', (outcome: Outcome) => this.#settle?.(outcome));
    this.#worker.on('error', (error) => {
      this.#reason = error;
    });
    this.#worker.once('exit', () => {
      this.#isEnded = true;
      this.#settle?.({ error: this.#reason });
    });
  }

  /** Whether it can do no more work. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  do(order: Order): Promise<unknown> {
    return new Promise((done, fail) => {
      if (this.#isEnded) fail(this.#reason);
      this.#settle = (outcome) => ('error' in outcome ? fail(outcome.error) : done(outcome.result));
      this.#worker.postMessage(order);
    });
  }

  /** Ends it whatever it is at; its work fails with the reason. */
  async end(reason?: unknown): Promise<void> {
    this.#isEnded = true;
    if (reason !== undefined) this.#reason = reason;
    await this.#worker.terminate();
  }
}
