/** Where a stored job stands: it waits, is at work (also between two slices), or has ended in one of three ways. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Whether anything more will be done. */
export function isOpenJob(state: JobState): boolean {
  return state === 'queued' || state === 'running';
}
