import { createSignal } from '#server/process/signal.ts';

/** Tells the workers of this process that there is, or in a moment will be, a job to do. */
export const JOB_SIGNAL = createSignal();
