import type { Job } from '#server/jobs/job.ts';
import type { work } from './technical-pdf-job.ts';

/** Prints technical documents. */
export const TECHNICAL_PDF: Job<typeof work> = {
  name: 'technical-pdf',
  entry: '#modules/documents/server/technical-pdf-job.ts',
  longestMs: 30_000,
};
