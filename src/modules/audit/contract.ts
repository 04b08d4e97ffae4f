import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';

/** Somebody or something an event names; the name is looked up and null where nothing is called by the id any more. */
const named = z.object({ id: z.string(), name: z.string().nullable() });

const event = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null: the portal itself, or a visitor. */
  actor: named.nullable(),
  /** The customer it was done for. */
  onBehalfOf: named.nullable(),
  /** One of the known actions, or one that another version of the portal wrote. */
  action: z.string(),
  object: named,
  /** What else is recorded of it; with what was before, where something was changed. */
  details: z.array(z.object({ name: z.string(), value: z.string(), before: z.string().optional() })),
  /** The request it was done in, as the portal's log and the answer's header name it. */
  requestId: z.string(),
});
/** An event as the audit log shows it. */
export type AuditEventDto = z.output<typeof event>;

const narrowing = {
  /** A part of a user name, or an id. */
  actor: z.string().trim().max(100).default(''),
  /** One of those the modules declare; the server refuses another, and the API description lists them. */
  action: z.string().max(100).meta({ namesOf: 'auditActions' }).optional(),
  /** A part of a name, or what an event records as its object. */
  object: z.string().trim().max(200).default(''),
  /** Leaves out what was merely read. */
  reads: z.enum(['hidden']).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** Events before this moment. */
  to: z.iso.datetime({ offset: true }).optional(),
};

/** How many events an export holds at most: the newest; the dates reach the others. */
export const MAX_EXPORTED = 20_000;

/** What was done, for the administrator; looking is an event itself (product decisions §6). */
export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/audit-events',
    access: 'audit.read',
    audited: 'audit.list',
    summary: 'What was done, newest first, page by page; by whom, what, to what and when',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 50),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      ...narrowing,
    }),
    result: pageOf(event),
  }),
  export: defineRoute({
    method: 'GET',
    path: '/v1/audit-events/export',
    access: 'audit.read',
    audited: 'audit.exported',
    summary: `The same as a table for spreadsheets (CSV, UTF-8): the newest ${MAX_EXPORTED} events; a last line says if there are more`,
    query: z.strictObject(narrowing),
    file: 'text/csv; charset=utf-8',
    result: z.unknown(),
  }),
};
