import type { Job } from '#server/jobs/job.ts';
import type { work } from './comparison-sheet-job.ts';

/** Writes a comparison as XLSX. */
export const COMPARISON_SHEET: Job<typeof work> = {
  name: 'comparison-sheet',
  entry: '#modules/comparisons/server/comparison-sheet-job.ts',
  longestMs: 30_000,
};
