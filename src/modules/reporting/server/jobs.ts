import type { Job } from '#server/jobs/job.ts';
import type { work } from './figures-sheet-job.ts';

/** Writes the figures of customers as XLSX. */
export const FIGURES_SHEET: Job<typeof work> = {
  name: 'customer-figures-sheet',
  entry: '#modules/reporting/server/figures-sheet-job.ts',
  longestMs: 30_000,
};
