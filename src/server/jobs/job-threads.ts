import { Failure, type FailureCode } from '#server/failures.ts';
import type { Job } from './job.ts';
import { JobThread } from './job-thread.ts';

/** What is at work when its client leaves may end by itself for so long, ms: a new thread costs as much. */
const GRACE_MS = 1_000;
/** After so many jobs in a row that took their thread with them, work stands still. */
const CRASHES_IN_A_ROW = 3;

/** A job to do, and what says that nobody waits for it any more. */
export interface JobCall {
  readonly job: Job;
  readonly message: unknown;
  readonly gone: AbortSignal;
}

/** The threads for heavy work: they start when they are wanted, go on with the next job, and end when there is none for a while. */
export class JobThreads {
  readonly #idleMs: number;
  #idle: JobThread[] = [];
  #busy = 0;
  #crashes = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  get count(): number {
    return this.#busy + this.#idle.length;
  }

  /** Whether threads end again and again without having done anything. */
  get isFailing(): boolean {
    return this.#crashes >= CRASHES_IN_A_ROW;
  }

  /** Does a job in a thread of its own. A thread that crashes or has to be ended fails its job; the next gets another. */
  async do(call: JobCall): Promise<unknown> {
    clearTimeout(this.#idleTimer);
    const thread = this.#take();
    const release = limit(thread, call);
    this.#busy += 1;
    try {
      const result = await thread.do({ entry: call.job.entry, message: call.message });
      this.#crashes = 0;
      return result;
    } catch (error) {
      if (thread.isEnded && !(error instanceof Failure)) this.#crashes += 1;
      throw error;
    } finally {
      this.#busy -= 1;
      release();
      this.#keep(thread);
    }
  }

  /** Ends the threads without work. */
  async endIdle(): Promise<void> {
    clearTimeout(this.#idleTimer);
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }

  #take(): JobThread {
    this.#idle = this.#idle.filter(({ isEnded }) => !isEnded);
    return this.#idle.pop() ?? new JobThread();
  }

  #keep(thread: JobThread): void {
    if (!thread.isEnded) this.#idle.push(thread);
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.endIdle(), this.#idleMs).unref();
  }
}

/** Ends a thread whose job takes too long, or whose client has left; answers what takes that back. */
function limit(thread: JobThread, { job, gone }: JobCall): () => void {
  const over = new AbortController();
  const endAfter = (ms: number, code: FailureCode) => {
    const timer = setTimeout(() => void thread.end(new Failure(code)), ms);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  endAfter(job.longestMs, 'job.overrun');
  gone.addEventListener('abort', () => endAfter(GRACE_MS, 'request.abandoned'), { signal: over.signal });
  return () => over.abort();
}
