import type { Job } from '#server/jobs/job.ts';
import type { work as draw } from './drawings/drawing-job.ts';
import type { work as printInstructions } from './instructions-job.ts';
import type { work } from './technical-pdf-job.ts';

/** Prints technical documents. */
export const TECHNICAL_PDF: Job<typeof work> = {
  name: 'technical-pdf',
  entry: '#modules/documents/server/technical-pdf-job.ts',
  longestMs: 30_000,
};

/** Draws a product. */
export const DRAWING: Job<typeof draw> = {
  name: 'drawing',
  entry: '#modules/documents/server/drawings/drawing-job.ts',
  longestMs: 30_000,
};

/** Prints the operating instructions of a line. */
export const INSTRUCTIONS_PDF: Job<typeof printInstructions> = {
  name: 'instructions',
  entry: '#modules/documents/server/instructions-job.ts',
  longestMs: 30_000,
};
