import type { Job } from '#server/jobs/job.ts';
import type { work } from './judge-rows-job.ts';

/** Reads a list and judges some of its rows. */
export const JUDGE_ROWS: Job<typeof work> = {
  name: 'judge-rows',
  entry: '#modules/bulk-entries/server/judge-rows-job.ts',
  longestMs: 30_000,
};
