import { z } from 'zod';
import { defineRoute, wholeNumber } from '#kernel/contract.ts';
import { JOB_STATES } from '#kernel/job-states.ts';
import { MAX_PASTED, MAX_ROWS } from './domain/entry-limits.ts';
import { ROW_FILTERS, VERDICTS } from './domain/verdict.ts';

const oneEntry = z.strictObject({ id: z.string().min(1).max(100) });

/** What is entered: pasted text, or a CSV or XLSX file that was sent to `/v1/files`. */
const body = z.union([
  z.strictObject({ codes: z.string().trim().min(1).max(MAX_PASTED) }),
  z.strictObject({ fileId: z.string().min(1).max(100) }),
]);

/** The task, to be followed at `/v1/jobs/:id`. */
const task = z.object({ jobId: z.string() });

const row = z.object({
  /** The row of the text or sheet, from 1. */
  no: z.number().int(),
  /** As it was given. */
  given: z.object({ code: z.string(), quantity: z.string(), itemNumber: z.string(), note: z.string() }),
  verdict: z.enum(VERDICTS),
  /** The product it was read as; empty where it was not. */
  productName: z.string(),
  typeCode: z.string(),
  /** What is wrong, or what is to be told, in the asked language. */
  reasons: z.array(z.string()),
  /** The type code of the nearest product of a row that is none; empty where there is none. */
  nearest: z.string(),
  /** Of a row that is no product, the line in whose search it opens as it was given; empty where it says nothing of a drive. */
  line: z.string(),
});
/** A judged row as it is shown. */
export type EntryRowDto = z.output<typeof row>;

const entry = z.object({
  id: z.string(),
  state: z.enum(JOB_STATES),
  /** How many rows have which verdict; null until all are judged. */
  counts: z.object({ fine: z.number().int(), noted: z.number().int(), unread: z.number().int() }).nullable(),
  /** Rows of the asked verdict, a page of them. */
  rows: z.array(row),
  /** Where the next page begins; null on the last. */
  next: z.number().int().nullable(),
  /** The task that takes its rows into the list; null where nobody asked for it. */
  takenBy: z.string().nullable(),
  /** How many lines that task has saved; null until it has ended. */
  taken: z.number().int().nullable(),
});
/** A bulk entry with its verdicts. */
export type BulkEntryDto = z.output<typeof entry>;

/** Many type codes at once. */
export const bulkEntryRoutes = {
  make: defineRoute({
    method: 'POST',
    path: '/v1/bulk-entries',
    access: 'bulk-entries.make',
    summary: `Has up to ${MAX_ROWS} type codes judged, pasted or from a CSV or XLSX file: a task; nothing is saved by it`,
    mostBytes: 1_048_576,
    body,
    result: task,
    errors: ['record.unknown', 'bulk-entry.slowed', 'bulk-entry.other-type', 'job.too-many'],
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/bulk-entries/:id',
    access: 'bulk-entries.make',
    audited: 'bulk-entry.read',
    summary: 'The verdicts on the rows of a bulk entry, page by page',
    params: oneEntry,
    query: z.strictObject({
      verdict: z.enum(ROW_FILTERS).optional(),
      from: wholeNumber(0, MAX_ROWS, 0),
      pageSize: wholeNumber(1, 500, 100),
    }),
    result: entry,
    errors: ['record.unknown'],
  }),
  take: defineRoute({
    method: 'POST',
    path: '/v1/bulk-entries/:id/lines',
    access: 'bulk-entries.make',
    summary:
      'Saves the rows that were read as products, once: a task, whose file has the other rows with their reasons',
    params: oneEntry,
    result: task,
    errors: [
      'record.unknown',
      'bulk-entry.not-judged',
      'configuration.too-many',
      'configuration.slowed',
      'job.too-many',
    ],
  }),
  sample: defineRoute({
    method: 'GET',
    path: '/v1/bulk-entry-sample',
    access: 'bulk-entries.make',
    summary: 'A sheet to begin with, in the asked language: the columns of a bulk entry and a row of each product line',
    result: z.unknown(),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
};
