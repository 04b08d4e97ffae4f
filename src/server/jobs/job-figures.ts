import { Durations } from '#server/metrics/durations.ts';
import { type Family, gauge } from '#server/metrics/exposition.ts';

/** How much each job that ends counts in the mean, which follows what is asked for. */
const WEIGHT = 0.2;

/** What the pool is like at the moment. */
export interface JobsNow {
  readonly waiting: number;
  readonly running: number;
  readonly threads: number;
}

/** Counts jobs: how long they took, and how many were refused and why. */
export class JobFigures {
  readonly #durations = new Durations();
  readonly #refused = new Map<string, number>();
  #meanMs = 0;

  ended(job: string, outcome: 'done' | 'failed', ms: number): void {
    this.#durations.add({ job, outcome }, ms);
    this.#meanMs += WEIGHT * (ms - this.#meanMs);
  }

  refused(reason: string): void {
    this.#refused.set(reason, (this.#refused.get(reason) ?? 0) + 1);
  }

  /** How long a job takes of late. */
  get meanMs(): number {
    return this.#meanMs;
  }

  families({ waiting, running, threads }: JobsNow): readonly Family[] {
    return [
      gauge('portal_jobs_waiting', 'Heavy jobs waiting for a thread.', waiting),
      gauge('portal_jobs_running', 'Heavy jobs in a thread.', running),
      gauge('portal_job_threads', 'Threads for heavy jobs, idle ones among them.', threads),
      {
        name: 'portal_job_duration_seconds',
        type: 'histogram',
        help: 'Heavy jobs by name and outcome, and how long they took in their thread.',
        samples: this.#durations.samples(),
      },
      {
        name: 'portal_jobs_refused_total',
        type: 'counter',
        help: 'Heavy jobs that were refused, by the code of the refusal.',
        samples: [...this.#refused].map(([reason, value]) => ({ labels: { reason }, value })),
      },
    ];
  }
}
