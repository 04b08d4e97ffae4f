import type { Job } from '#server/jobs/job.ts';
import type { work } from './read-list-job.ts';

/** Reads a file as a price list. */
export const READ_LIST: Job<typeof work> = {
  name: 'read-price-list',
  entry: '#modules/prices/server/read-list-job.ts',
  longestMs: 30_000,
};
