import type { Job } from '#server/jobs/job.ts';
import type { work as printSheet } from './sheet-paper-job.ts';
import type { work as writeTable } from './sheet-table-job.ts';

/** Prints a revision of a configuration sheet. */
export const SHEET_PAPER: Job<typeof printSheet> = {
  name: 'design-sheet-paper',
  entry: '#modules/sheets/server/paper/sheet-paper-job.ts',
  longestMs: 30_000,
};

/** Writes a revision of a configuration sheet as XLSX. */
export const SHEET_TABLE: Job<typeof writeTable> = {
  name: 'design-sheet-table',
  entry: '#modules/sheets/server/paper/sheet-table-job.ts',
  longestMs: 30_000,
};
