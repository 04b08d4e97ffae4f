import { z } from 'zod';
import { defineRoute, wholeNumber } from '#kernel/contract.ts';
import { fileName } from '#modules/jobs/contract.ts';
import { APPLY_MODES, IMPORT_FORMATS, MOST_TEXT_ROWS } from '#modules/orders/domain/import/import-file.ts';
import { ROW_VERDICTS } from '#modules/orders/domain/import/judge-row.ts';

const params = z.strictObject({ id: z.string().min(1).max(100) });
const rows = z.number().int();

/** The longest file, bytes. */
const MOST_BYTES = 67_108_864;

export const IMPORT_STATES = ['reading', 'unreadable', 'judged', 'applying', 'stopped', 'applied'] as const;

/** Rows that are shown: of one verdict, or those something is told of. */
export const ROW_FILTERS = [...ROW_VERDICTS, 'noted'] as const;

const opened = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(IMPORT_FORMATS),
  /** Being read; not readable; judged, to be taken; being taken; stopped on the way, to be gone on with; taken. */
  state: z.enum(IMPORT_STATES),
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  /** Null until all rows are judged. */
  counts: z.object({ new: rows, changed: rows, unchanged: rows, older: rows, refused: rows, noted: rows }).nullable(),
  mode: z.enum(APPLY_MODES).nullable(),
  /** Rows that were taken so far. */
  applied: rows,
  appliedAt: z.iso.datetime().nullable(),
  /** The task at work, or the last one, to be followed at `/v1/jobs/:id`. */
  jobId: z.string(),
});
/** An order file and what became of it. */
export type OrderImportDto = z.output<typeof opened>;

const judgedRow = z.object({
  no: rows,
  sapOrderNo: z.string(),
  itemNo: z.number().int(),
  modelName: z.string(),
  verdict: z.enum(ROW_VERDICTS),
  /** Why it is refused, or what is told of it, in the asked language. */
  told: z.array(z.string()),
  /** What it changes, by the column's name in the asked language. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
/** A row of an order file with its verdict. */
export type JudgedRowDto = z.output<typeof judgedRow>;

/** The task, to be followed at `/v1/jobs/:id`. */
const task = z.object({ jobId: z.string() });

/** Orders that come in by file (commerce §7). */
export const orderImportRoutes = {
  send: defineRoute({
    method: 'PUT',
    path: '/v1/order-imports',
    access: 'orders.import',
    summary: `Sends an order file as it is, CSV (UTF-8, GB 18030), XLSX or NDJSON, up to 64 MiB and ${MOST_TEXT_ROWS} rows: it is read and judged by a task, and no order is changed; the file of an earlier import is told instead of being read again`,
    query: z.strictObject({ name: fileName }),
    upload: {
      types: [
        'text/csv',
        'text/plain',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/x-ndjson',
      ],
      mostBytes: MOST_BYTES,
    },
    result: z.object({
      id: z.string(),
      /** When the same file was imported before, whose result this is; null where it is new. */
      importedAt: z.iso.datetime().nullable(),
    }),
    errors: [
      'job.too-many',
      'upload.type',
      'upload.length-missing',
      'upload.too-large',
      'upload.empty',
      'upload.broken-off',
      'upload.other-content',
      'upload.no-space',
      'upload.too-many',
    ],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/v1/order-imports',
    access: 'orders.import',
    audited: 'order-import.list',
    summary: 'The last fifty order files, the newest first',
    result: z.object({ imports: z.array(opened) }),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/order-imports/:id',
    access: 'orders.import',
    audited: 'order-import.read',
    summary: 'An order file: how many rows have which verdict, and what was taken of it',
    params,
    result: opened,
    errors: ['record.unknown'],
  }),
  rows: defineRoute({
    method: 'GET',
    path: '/v1/order-imports/:id/rows',
    access: 'orders.import',
    audited: 'order-import.read',
    summary: 'Rows of an order file of one verdict, page by page',
    params,
    query: z.strictObject({
      verdict: z.enum(ROW_FILTERS).default('refused'),
      /** Rows behind this one. */
      after: wholeNumber(0, 2_000_000, 0),
      pageSize: wholeNumber(1, 200, 50),
    }),
    result: z.object({ rows: z.array(judgedRow), next: rows.nullable() }),
    errors: ['record.unknown'],
  }),
  apply: defineRoute({
    method: 'POST',
    path: '/v1/order-imports/:id/apply',
    access: 'orders.import',
    summary:
      'Takes the rows of an order file into the orders, those that are right or all of them at once: a task; asked for again it is the same task, and goes on where one was stopped',
    params,
    body: z.strictObject({ mode: z.enum(APPLY_MODES) }),
    fieldNames: { 'body.mode': { zh: '方式', en: 'Mode' } },
    result: task,
    errors: [
      'record.unknown',
      'import.not-judged',
      'import.same-file',
      'import.applied',
      'import.nothing',
      'import.rows-refused',
      'job.too-many',
    ],
  }),
  refusedRows: defineRoute({
    method: 'POST',
    path: '/v1/order-imports/:id/refused-rows',
    access: 'orders.import',
    summary:
      'Has the refused rows written as a file of the same kind, each with its reason: a task, which makes the file',
    params,
    result: task,
    errors: ['record.unknown', 'import.not-judged', 'job.too-many'],
  }),
  sample: defineRoute({
    method: 'GET',
    path: '/v1/order-import-samples/:format',
    access: 'orders.import',
    summary: 'An order file to begin with: all columns, two orders with machines and a part',
    params: z.strictObject({ format: z.enum(IMPORT_FORMATS) }),
    result: z.unknown(),
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/x-ndjson'],
  }),
};
