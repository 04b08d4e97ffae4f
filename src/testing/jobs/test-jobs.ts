import type { Job } from '#server/jobs/job.ts';
import type { work } from './test-job.ts';

/** A job that does what a test tells it. */
export const TEST_JOB: Job<typeof work> = {
  name: 'test',
  entry: '#testing/jobs/test-job.ts',
  longestMs: 120_000,
};

/** A job that takes too long at once. */
export const SHORT_JOB: Job<typeof work> = { ...TEST_JOB, name: 'short', longestMs: 50 };

/** A gate at which jobs wait until it is opened, so that a test says what is at work and when it ends. */
export function aGate(): { gate: SharedArrayBuffer; open: () => void } {
  const gate = new SharedArrayBuffer(4);
  const view = new Int32Array(gate);
  return {
    gate,
    open() {
      Atomics.store(view, 0, 1);
      Atomics.notify(view, 0);
    },
  };
}

/** A gate that was never shut. */
export const OPEN = openGate();

function openGate(): SharedArrayBuffer {
  const { gate, open } = aGate();
  open();
  return gate;
}
