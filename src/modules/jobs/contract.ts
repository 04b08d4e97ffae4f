import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { JOB_STATES } from '#kernel/job-states.ts';
import { isOneLine } from '#kernel/one-line.ts';

/** A file as its people see it. */
export const namedFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number().int(),
});
/** A file as it is named to its people. */
export type FileDto = z.output<typeof namedFile>;

const oneRecord = z.strictObject({ id: z.string().min(1).max(100) });

/** The longest file, bytes. */
const MOST_BYTES = 67_108_864;

/** What may be sent in; the task a file is for says which of these it takes. */
const FILE_TYPES = [
  'text/csv',
  'text/plain',
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/x-ndjson',
  'image/png',
  'image/jpeg',
] as const;

/** The name of a file alone: no path, and nothing that is not seen. */
export const fileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => isOneLine(name) && !/[/\\]/.test(name) && !/^\.+$/.test(name));

/** Files of people: sent in for a task, and made by one. */
export const fileRoutes = {
  send: defineRoute({
    method: 'PUT',
    path: '/v1/files',
    access: 'files.write',
    summary: 'Sends a file as it is, up to 64 MiB; a file that nothing refers to goes after a day',
    query: z.strictObject({ name: fileName }),
    upload: { types: FILE_TYPES, mostBytes: MOST_BYTES },
    result: namedFile.extend({ sha256: z.string() }),
    errors: [
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
  open: defineRoute({
    method: 'GET',
    path: '/v1/files/:id',
    access: 'files.read',
    audited: 'file.read',
    summary: 'A file as it was sent or made',
    params: oneRecord,
    download: true,
    result: z.unknown(),
    errors: ['record.unknown'],
  }),
};

const job = z.object({
  id: z.string(),
  kind: z.string(),
  /** What it is called in the language of whoever asks. */
  name: z.string(),
  state: z.enum(JOB_STATES),
  /** Units of its own, such as rows; null as long as nobody knows how many. */
  total: z.number().int().nullable(),
  done: z.number().int(),
  /** Why it could not be done. */
  failure: z.object({ code: z.string(), description: z.string() }).nullable(),
  /** The file it made, once it is done. */
  file: namedFile.nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  abilities: z.object({ cancel: z.boolean() }),
});
/** Work that lasts longer than a request, as its people see it. */
export type JobDto = z.output<typeof job>;

/** How far long work is. */
export const jobRoutes = {
  open: defineRoute({
    method: 'GET',
    path: '/v1/jobs/:id',
    access: 'jobs.read',
    audited: 'job.read',
    summary: 'How far a task is, and the file it made',
    params: oneRecord,
    result: job,
    errors: ['record.unknown'],
  }),
  cancel: defineRoute({
    method: 'DELETE',
    path: '/v1/jobs/:id',
    access: 'jobs.write',
    summary: 'Cancels a task; what it has done so far stays done, and a file it was making goes',
    params: oneRecord,
    result: job,
    errors: ['record.unknown'],
  }),
};
