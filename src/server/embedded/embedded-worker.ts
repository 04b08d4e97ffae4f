import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { workerFile } from '#server/process/worker-file.ts';

/** What the thread of the embedded database is told: its files (null: in memory), where its socket is to be, and in memory the file it begins as. */
export interface WorkerData {
  readonly dataDir: string | null;
  readonly socketPath: string;
  readonly image?: string | undefined;
}

/** How long an embedded database is given to close, ms; after that its thread is ended, as a killed process is. */
const CLOSING_MS = 5_000;
/** How long after its end it is started again, and how often that is tried while it fails, ms. */
const AGAIN_MS = 500;

/** The thread of the embedded database; one that ends by itself is started again, and the files are recovered as it starts. */
export class EmbeddedWorker {
  readonly #data: WorkerData;
  #worker: Worker | undefined;
  #isClosing = false;

  private constructor(data: WorkerData) {
    this.#data = data;
  }

  /** Starts it and waits until it answers. */
  static async start(data: WorkerData): Promise<EmbeddedWorker> {
    const self = new EmbeddedWorker(data);
    await self.#start();
    return self;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = new Promise<void>((done) => worker.once('exit', () => done()));
    worker.postMessage('close');
    await Promise.race([ended, pause(CLOSING_MS, undefined, { ref: false }).then(() => worker.terminate())]);
  }

  #start(): Promise<void> {
    const worker = new Worker(workerFile(import.meta.dirname, 'embedded/worker.js', 'worker-source.mjs'), {
      workerData: this.#data,
    });
    let reason = 'its thread ended';
    return new Promise((done, fail) => {
      worker.on('message', (message: unknown) => {
        if (message === 'ready') {
          this.#worker = worker;
          done();
        } else if (isPanic(message)) reason = message.panic;
      });
      worker.once('error', (error) => {
        reason = error.message;
        fail(error);
      });
      worker.once('exit', () => {
        fail(new Error(reason));
        if (this.#worker !== worker) return;
        this.#worker = undefined;
        if (!this.#isClosing && this.#data.dataDir !== null) void this.#startAgain(reason);
      });
    });
  }

  async #startAgain(reason: string): Promise<void> {
    console.error(`The embedded database stopped: ${reason}. It starts again as soon as it can.`);
    while (this.#worker === undefined && !this.#isClosing) {
      await pause(AGAIN_MS);
      await this.#start().catch(() => undefined);
    }
    if (this.#isClosing) await this.close();
    else console.error('The embedded database has started again.');
  }
}

function isPanic(message: unknown): message is { panic: string } {
  return typeof message === 'object' && message !== null && 'panic' in message;
}
