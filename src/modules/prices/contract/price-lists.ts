import { z } from 'zod';
import { defineRoute, wholeNumber } from '#kernel/contract.ts';
import { JOB_STATES } from '#kernel/job-states.ts';
import { CHANGE_KINDS } from '#modules/prices/domain/list-difference.ts';
import { VERSION_STATES } from '#modules/prices/domain/price-codes.ts';
import { VERSION_ACTIONS } from '#modules/prices/domain/version-states.ts';
import { PRICE_BASES } from '#product/prices.ts';

const whole = z.number().int();
const oneVersion = z.strictObject({ id: z.string().min(1).max(100) });
const name = z.string().trim().min(1).max(80);

const version = z.object({
  id: z.string(),
  no: whole,
  state: z.enum(VERSION_STATES),
  /** The day from which its prices hold; null until it is staged. */
  validFrom: z.iso.date().nullable(),
  /** Since when it is in force, or was the last time. */
  activatedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** How many rows it has. */
  rows: whole,
  /** Invented prices. */
  isDemo: z.boolean(),
  /** The file it was read from; null for one that came with the portal. */
  fileName: z.string().nullable(),
  /** What may be done with it now. */
  abilities: z.array(z.enum(VERSION_ACTIONS)),
});
/** A version of a price list. */
export type PriceVersionDto = z.output<typeof version>;

const list = z.object({
  id: z.string(),
  code: z.string(),
  /** In the asked language. */
  name: z.string(),
  currency: z.string(),
  /** The newest first. */
  versions: z.array(version),
});
/** A price list with its versions. */
export type PriceListDto = z.output<typeof list>;

/** Minor units, or basis points of what the basis names. */
const figures = z.object({ list: whole, cost: whole.nullable(), leadDays: whole });

const importProblems = z.object({
  count: whole,
  rows: z.array(
    z.object({
      /** Of the file, its header being row 1; null for what stands in no row. */
      row: whole.nullable(),
      column: z.string(),
      /** A sentence with its place, in the asked language. */
      message: z.string(),
    }),
  ),
});
/** What is wrong with a file, and where. */
export type ImportProblemsDto = z.output<typeof importProblems>;

const rowChange = z.object({
  kind: z.enum(CHANGE_KINDS),
  component: z.string(),
  /** Its name in the asked language. */
  label: z.string(),
  key: z.string(),
  /** The motor frames it holds for, `63–112`; empty where it holds for all. */
  frames: z.string(),
  basis: z.enum(PRICE_BASES),
  before: figures.nullable(),
  after: figures.nullable(),
  /** Basis points of the price before; null where there is no telling. */
  change: whole.nullable(),
  /** Changed by more than 30 %. */
  isFlagged: z.boolean(),
});
/** What one row says before and after. */
export type RowChangeDto = z.output<typeof rowChange>;

const opened = z.object({
  version,
  list: list.omit({ versions: true }),
  /** Values products with which are on request; null where nothing was checked. */
  unpriced: z.array(z.object({ line: z.string(), label: z.string(), codes: z.array(z.string()) })).nullable(),
  /** The row that leaves least to the provider in each group, with the discount of the largest quantity; none without costs. */
  margins: z.array(
    z.object({
      group: z.string(),
      margin: whole,
      label: z.string(),
      key: z.string(),
      level: z.enum(['good', 'below-floor', 'below-stop']),
    }),
  ),
  /** The groups of customers of the list that it says nothing of, with how many there are: all is on request for them. */
  unserved: z.array(z.object({ group: z.string(), customers: whole })),
  /** What is different from the version in force; null where none is, or it is this one. */
  difference: z
    .object({
      against: whole,
      counts: z.object({ added: whole, removed: whole, changed: whole, flagged: whole, terms: whole }),
      terms: z.array(
        z.object({
          component: z.string(),
          code: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      ),
      /** A page of the rows that were asked for. */
      rows: z.array(rowChange),
      /** Where the next page begins; null on the last. */
      next: whole.nullable(),
    })
    .nullable(),
});
/** A version with what its check told, and what is different in it. */
export type OpenedVersionDto = z.output<typeof opened>;

/** Which rows of a difference are shown. */
export const CHANGE_FILTERS = [...CHANGE_KINDS, 'flagged'] as const;

/** The price lists in the back office (commerce §3). */
export const priceListRoutes = {
  lists: defineRoute({
    method: 'GET',
    path: '/v1/price-lists',
    access: 'prices.publish',
    summary: 'The price lists with their versions, the newest first',
    result: z.object({ lists: z.array(list) }),
  }),
  add: defineRoute({
    method: 'POST',
    path: '/v1/price-versions',
    access: 'prices.publish',
    summary:
      'Has a CSV or XLSX file checked and kept as a version of a list, new where there is none of that code: a task; a refused file changes nothing',
    mostBytes: 7_340_032,
    body: z.strictObject({
      code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{1,29}$/),
      /** Of a new list; left out, it is called by its code. */
      names: z.strictObject({ zh: name, en: name }).optional(),
      fileName: z.string().trim().min(1).max(200),
      /** The file as it is, in Base64. */
      content: z.base64().min(1).max(7_000_000),
    }),
    /** The task, to be followed at `/v1/jobs/:id`. */
    result: z.object({ jobId: z.string() }),
    errors: ['job.too-many', 'upload.no-space'],
  }),
  imported: defineRoute({
    method: 'GET',
    path: '/v1/price-imports/:id',
    access: 'prices.publish',
    summary: 'What came of a file that was sent in: the version it is, or what is wrong with it where',
    params: oneVersion,
    result: z.object({
      /** Of the task. */
      id: z.string(),
      state: z.enum(JOB_STATES),
      /** Null until it is kept; a file that was kept before is that version. */
      version: version.nullable(),
      isNew: z.boolean(),
      /** Why it was refused, the first hundred of so many; null where it was not. */
      problems: importProblems.nullable(),
    }),
    errors: ['record.unknown'],
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/price-versions/:id',
    access: 'prices.publish',
    summary:
      'A version of a price list, what its check told, and what is different from the one in force, page by page',
    params: oneVersion,
    query: z.strictObject({
      kind: z.enum(CHANGE_FILTERS).optional(),
      from: wholeNumber(0, 100_000, 0),
      pageSize: wholeNumber(1, 500, 100),
    }),
    result: opened,
    errors: ['record.unknown'],
  }),
  file: defineRoute({
    method: 'GET',
    path: '/v1/price-versions/:id/file',
    access: 'prices.publish',
    audited: 'price-version.downloaded',
    summary: 'A version of a price list as CSV, with costs: read in again it is the same list',
    params: oneVersion,
    result: z.unknown(),
    file: 'text/csv; charset=utf-8',
    errors: ['record.unknown'],
  }),
  sample: defineRoute({
    method: 'GET',
    path: '/v1/price-list-sample',
    access: 'prices.publish',
    summary: 'A price list to begin with, as CSV: its prices are invented',
    result: z.unknown(),
    file: 'text/csv; charset=utf-8',
  }),
  stage: defineRoute({
    method: 'POST',
    path: '/v1/price-versions/:id/stage',
    access: 'prices.publish',
    summary: 'Has a version come into force on a day, today or later; again with another day, on that one',
    params: oneVersion,
    body: z.strictObject({ validFrom: z.iso.date() }),
    result: version,
    errors: ['record.unknown', 'price-version.wrong-state', 'price-version.past-day'],
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/v1/price-versions/:id/withdraw',
    access: 'prices.publish',
    summary: 'Takes back the day on which a version was to come into force',
    params: oneVersion,
    result: version,
    errors: ['record.unknown', 'price-version.wrong-state'],
  }),
  activate: defineRoute({
    method: 'POST',
    path: '/v1/price-versions/:id/activate',
    access: 'prices.publish',
    summary: 'Puts a version in force at once, also one that was in force before; the one in force is retired',
    params: oneVersion,
    result: version,
    errors: ['record.unknown', 'price-version.wrong-state'],
  }),
};
