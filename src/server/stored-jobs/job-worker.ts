import { randomUUID } from 'node:crypto';
import type { Portal } from '#server/portal.ts';
import type { Stoppable } from '#server/process/close-gently.ts';
import { poll } from '#server/process/poll.ts';
import { JOB_SIGNAL } from './job-signal.ts';
import { takeNextJob } from './job-store.ts';
import { workOn } from './job-turn.ts';

/** How many jobs one instance works on at a time; what computes for long has threads of its own. */
const LANES = 2;

/** Works on stored jobs, on any number of instances at once; told to stop, it ends the slices at work and gives the jobs back. */
export function startJobWorker(portal: Portal): Stoppable {
  const { log } = portal.http;
  const kinds = [...portal.modules.jobKinds.keys()];
  const atWork = new Set<Promise<void>>();
  let isStopping = false;

  const polling = poll(
    async () => {
      while (atWork.size < LANES && !isStopping) {
        const lease = randomUUID();
        const job = await takeNextJob(portal.db, lease, kinds);
        if (job === undefined) return;
        const work = workOn(portal, job, { id: job.id, lease }, () => isStopping)
          .catch((error: unknown) => log.warn({ err: error, job: job.id }, 'what became of a job is not written down'))
          .finally(() => {
            atWork.delete(work);
            polling.wake();
          });
        atWork.add(work);
      }
    },
    { signal: JOB_SIGNAL, log, failed: 'the jobs cannot be read just now' },
  );

  return {
    async stop() {
      isStopping = true;
      await polling.stop();
      await Promise.all(atWork);
    },
  };
}
