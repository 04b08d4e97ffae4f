import { Failure, type FailureCode } from '#server/failures.ts';
import type { Family } from '#server/metrics/exposition.ts';
import type { Asker, Job, Task, Work } from './job.ts';
import { JobBudget } from './job-budget.ts';
import { JobFigures } from './job-figures.ts';
import { JobQueue } from './job-queue.ts';
import { JobThreads } from './job-threads.ts';

/** How many of one asker may be at work and wait together: of an account a handful, of a visitor one more. */
const MAX_OF = { account: 5, client: 2 } as const satisfies Record<Asker['kind'], number>;
/** How many may wait in all, and how many of visitors: there are as many addresses as one likes. */
const MAX_WAITING = { account: 40, client: 20 } as const satisfies Record<Asker['kind'], number>;
/** What has waited for so long is refused after all, ms: proxies and people give up soon after. */
const LONGEST_WAIT_MS = 10_000;
/** Threads without work for so long end, ms: they hold memory. */
const IDLE_MS = 2 * 60_000;

export interface JobPoolOptions {
  readonly threads: number;
  /** What an account, and what the address of visitors may spend in a minute. */
  readonly budgets: Readonly<Record<Asker['kind'], number>>;
  readonly longestWaitMs?: number;
  readonly idleMs?: number;
}

/** For whom a job is done, and what says that they have gone. */
export interface JobRequest {
  readonly asker: Asker;
  readonly gone: AbortSignal;
}

interface Call extends Pick<Task, 'prepare'>, Pick<JobRequest, 'gone'> {
  readonly job: Job;
}

interface Waiting extends Call {
  readonly owner: string;
  readonly queue: JobQueue<Waiting>;
  /** What has begun waits no more: what becomes of it is what becomes of this. */
  readonly begin: (work: Promise<unknown>) => void;
}

const ownerOf = ({ kind, id }: Asker) => `${kind} ${id}`;

/** Heavy work in worker threads, and the queue before them (docs/decisions/0039-heavy-work.md). */
export class JobPool {
  readonly #jobs: readonly Job[];
  readonly #places: number;
  readonly #budgets: Readonly<Record<Asker['kind'], JobBudget>>;
  readonly #threads: JobThreads;
  /** Accounts go before visitors, who are as many as they say they are. */
  readonly #queues = { account: new JobQueue<Waiting>(), client: new JobQueue<Waiting>() } as const;
  readonly #running = new Set<Promise<unknown>>();
  readonly #figures = new JobFigures();
  readonly #longestWaitMs: number;

  constructor(jobs: readonly Job[], options: JobPoolOptions) {
    const { threads, budgets, idleMs = IDLE_MS, longestWaitMs = LONGEST_WAIT_MS } = options;
    this.#jobs = jobs;
    this.#places = threads;
    this.#longestWaitMs = longestWaitMs;
    this.#budgets = { account: new JobBudget(budgets.account), client: new JobBudget(budgets.client) };
    this.#threads = new JobThreads(idleMs);
  }

  /** Jobs that wait and run, and the threads there are. */
  get now() {
    return { waiting: this.#waiting, running: this.#running.size, threads: this.#threads.count };
  }

  get #waiting(): number {
    return this.#queues.account.size + this.#queues.client.size;
  }

  get isFailing(): boolean {
    return this.#threads.isFailing;
  }

  families(): readonly Family[] {
    return this.#figures.families(this.now);
  }

  /** Has a job done. What would be too much is refused at once, with a sentence and when to come again. */
  run<Does extends Work>(
    job: Job<Does>,
    { cost, prepare }: Task<Does>,
    { asker, gone }: JobRequest,
  ): Promise<Awaited<ReturnType<Does>>> {
    if (!this.#jobs.includes(job)) throw new Error(`job ${job.name}: no module brings it`);
    this.refuseTooMuch(cost, asker);
    const owner = ownerOf(asker);
    this.#budgets[asker.kind].spend(owner, cost, performance.now());
    const result = this.#enqueue(this.#queues[asker.kind], owner, { job, prepare, gone });
    // Whoever waits for it hears of a failure, if only later.
    result.catch(() => undefined);
    // What a thread answers is what the work answers, cloned.
    return result as Promise<Awaited<ReturnType<Does>>>;
  }

  /** Refuses what would be refused now, before anything is read or done for it. */
  refuseTooMuch(cost: number, asker: Asker): void {
    const { kind } = asker;
    const owner = ownerOf(asker);
    const queue = this.#queues[kind];
    if (queue.countOf(owner) >= MAX_OF[kind]) throw this.#refusal('job.queue-full');
    if (queue.size >= MAX_WAITING[kind]) throw this.#refusal('server.busy');
    const wait = this.#budgets[kind].waitFor(owner, cost, performance.now());
    if (wait > 0) throw this.#refusal('job.over-budget', wait);
  }

  /** Lets everything end that runs or waits, and then the threads. */
  async stop(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running).catch(() => undefined);
    await this.#threads.endIdle();
  }

  /** Come again when what waits now is done, unless that is known better. */
  #refusal(code: FailureCode, ms = (this.#waiting * this.#figures.meanMs) / this.#places): Failure {
    this.#figures.refused(code);
    return new Failure(code, { seconds: Math.max(1, Math.ceil(ms / 1000)) });
  }

  #enqueue(queue: JobQueue<Waiting>, owner: string, call: Call): Promise<unknown> {
    return new Promise((done, fail) => {
      const waiting: Waiting = {
        ...call,
        owner,
        queue,
        begin(work) {
          clearTimeout(limit);
          work.then(done, fail);
        },
      };
      const limit = setTimeout(() => {
        if (queue.remove(owner, waiting)) fail(this.#refusal('server.busy'));
      }, this.#longestWaitMs);
      const leave = () => {
        if (queue.remove(owner, waiting)) clearTimeout(limit);
        fail(new Failure('request.abandoned'));
      };
      call.gone.addEventListener('abort', leave);
      queue.add(owner, waiting);
      if (call.gone.aborted) leave();
      this.#beginWhatMay();
    });
  }

  #beginWhatMay(): void {
    while (this.#running.size < this.#places) {
      const waiting = this.#queues.account.next() ?? this.#queues.client.next();
      if (waiting === undefined) return;
      const work = this.#do(waiting).finally(() => {
        this.#running.delete(work);
        waiting.queue.finish(waiting.owner);
        this.#beginWhatMay();
      });
      this.#running.add(work);
      waiting.begin(work);
    }
  }

  async #do({ job, prepare, gone }: Call): Promise<unknown> {
    const message = await prepare();
    if (gone.aborted) throw new Failure('request.abandoned');
    const began = performance.now();
    const tell = (outcome: 'done' | 'failed') => this.#figures.ended(job.name, outcome, performance.now() - began);
    try {
      const result = await this.#threads.do({ job, message, gone });
      tell('done');
      return result;
    } catch (error) {
      tell('failed');
      throw error;
    }
  }
}
