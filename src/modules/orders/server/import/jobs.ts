import type { Job } from '#server/jobs/job.ts';
import type { work } from './read-sheet-job.ts';

/** Reads rows of a workbook of orders. */
export const READ_ORDER_SHEET: Job<typeof work> = {
  name: 'read-order-sheet',
  entry: '#modules/orders/server/import/read-sheet-job.ts',
  longestMs: 30_000,
};
