import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { SHEET_BODIES, SHEET_FIELD_NAMES } from './contract/bodies.ts';
import { SHEET_LANGUAGES } from './domain/sheet-paper.ts';
import { SHEET_STATES } from './domain/sheet-steps.ts';

/** Any text: one that is no id names no record, like an id nobody has. */
const params = z.strictObject({ id: z.string().min(1).max(100) });
const ETAG = { ETag: 'The version of the sheet, as "3"' };
const IF_MATCH = { 'If-Match': 'The version the step means, as "3", W/"3" or 3; may stand for `version`' };

const moment = z.iso.datetime();
const state = z.enum(SHEET_STATES);
const maker = z.enum(['C', 'P']);

/** A sheet in the list. */
const listed = {
  id: z.string(),
  version: z.number().int(),
  number: z.string(),
  state,
  title: z.string(),
  customerName: z.string(),
  /** The revision it stands at: of a draft the one it becomes. */
  no: z.number().int(),
  /** The revision engineering builds from; null before one is released. */
  releasedNo: z.number().int().nullable(),
  /** The side whose revision it is. */
  maker,
  side: z.enum(['C', 'P', 'none']),
  /** Whom it waits for; null where it waits for nobody. */
  turn: z.enum(['C', 'P', 'engineering']).nullable(),
  createdAt: moment,
  updatedAt: moment,
  isDemo: z.boolean(),
};
const listedSheet = z.object(listed);
export type ListedSheetDto = z.output<typeof listedSheet>;

const bilingual = z.object({ zh: z.string(), en: z.string() });
const frozenText = z.union([z.string(), bilingual]);
const value = z.object({
  label: bilingual,
  symbol: z.string().exactOptional(),
  value: frozenText,
  unit: z.string().exactOptional(),
});

const frozenItem = z.object({
  itemNo: z.number().int(),
  productName: z.string(),
  typeCode: z.string(),
  fullTypeCode: z.string(),
  release: z.string(),
  releaseHash: z.string(),
  quantity: z.number().int(),
  customerPartNo: z.string(),
  wishes: z.string().exactOptional(),
  note: z.string().exactOptional(),
  remark: z.string(),
  groups: z.array(z.object({ heading: bilingual, values: z.array(value) })),
});

const revision = z.object({
  no: z.number().int(),
  /** The side that submitted it. */
  side: maker,
  at: moment,
  actorName: z.string(),
  isActed: z.boolean(),
  /** Of the body in its canonical form. */
  sha256: z.string(),
  body: z.object({
    number: z.string(),
    no: z.number().int(),
    title: z.string(),
    customerName: z.string(),
    remark: z.string(),
    quoteNumber: z.string(),
    orderNumber: z.string(),
    isDemo: z.boolean(),
    items: z.array(frozenItem),
  }),
});
export type RevisionDto = z.output<typeof revision>;

const draftItem = z.object({
  itemNo: z.number().int(),
  productName: z.string(),
  typeCode: z.string(),
  fullTypeCode: z.string(),
  quantity: z.number().int(),
  customerPartNo: z.string(),
  remark: z.string(),
});
export type DraftItemDto = z.output<typeof draftItem>;

const remarkOfReturn = z.object({ itemNo: z.number().int(), text: z.string() });
const link = z.object({ id: z.string(), number: z.string() });

const happened = z.object({
  action: z.string(),
  from: state.nullable(),
  to: state,
  at: moment,
  actorName: z.string().nullable(),
  isActed: z.boolean(),
  no: z.number().int().nullable(),
  reason: z.string().nullable(),
  remarks: z.array(remarkOfReturn),
});

/** A sheet with its revisions and history, as either side reads it. */
export const openSheet = z.object({
  ...listed,
  organisationId: z.string(),
  quote: link.nullable(),
  order: link.nullable(),
  /** What is worked on; null for whoever does not work on it. */
  draft: z.object({ remark: z.string(), items: z.array(draftItem) }).nullable(),
  /** As they were submitted, the first first. */
  revisions: z.array(revision),
  history: z.array(happened),
  abilities: z.array(z.object({ action: z.string(), refusal: z.string().nullable(), needsReason: z.boolean() })),
});
export type OpenSheetDto = z.output<typeof openSheet>;

/** Configuration sheets: what engineering builds from (product decisions §7). */
export const sheetRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/design-sheets',
    access: 'sheets.read',
    audited: 'sheet.list',
    summary: 'The configuration sheets within reach, the last made first, page by page',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 50),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      state: state.optional(),
      /** Only those that wait for the caller's side. */
      turn: z.literal('mine').optional(),
      /** A number, or a part of the title or the customer's name. */
      q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
    }),
    result: pageOf(listedSheet),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/design-sheets/:id',
    access: 'sheets.read',
    audited: 'sheet.read',
    summary: 'One configuration sheet with its revisions, its history and what may be done with it now',
    answerHeaders: ETAG,
    params,
    result: openSheet,
    errors: ['record.unknown'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/v1/design-sheets',
    access: 'sheets.write',
    summary: 'Draft a configuration sheet of saved configurations of one customer',
    answerHeaders: ETAG,
    body: SHEET_BODIES.create,
    fieldNames: SHEET_FIELD_NAMES,
    result: openSheet,
    errors: ['access.refused', 'record.unknown', 'sheet.mixed', 'sheet.link-of-others'],
  }),
};

const PRINTED_ERRORS = ['record.unknown', 'job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'];
const revisionParams = params.extend({ no: z.string().max(10) });
const language = z.strictObject({ language: z.enum(SHEET_LANGUAGES).optional() });

/** A revision as a file, made of what was frozen. */
export const sheetFileRoutes = {
  paper: defineRoute({
    method: 'GET',
    path: '/v1/design-sheets/:id/revisions/:no/paper',
    access: 'sheets.read',
    audited: 'sheet.printed',
    summary: 'A revision of a configuration sheet as PDF; `language` is zh-cn, en or both',
    params: revisionParams,
    query: language,
    result: z.unknown(),
    file: 'application/pdf',
    errors: PRINTED_ERRORS,
  }),
  table: defineRoute({
    method: 'GET',
    path: '/v1/design-sheets/:id/revisions/:no/table',
    access: 'sheets.read',
    audited: 'sheet.exported',
    summary: 'A revision of a configuration sheet as XLSX, a row for each value; `language` is zh-cn, en or both',
    params: revisionParams,
    query: language,
    result: z.unknown(),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: PRINTED_ERRORS,
  }),
};

const STEP_ERRORS = ['record.unknown', 'version.conflict', 'sheet.wrong-state'] as const;

function stepRoute<const Name extends Exclude<keyof typeof SHEET_BODIES, 'create'>>(
  name: Name,
  { access = 'sheets.write', errors = [], summary }: { access?: string; errors?: readonly string[]; summary: string },
) {
  return defineRoute({
    method: 'POST',
    path: `/v1/design-sheets/:id/${name}`,
    access,
    summary,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body: SHEET_BODIES[name],
    fieldNames: SHEET_FIELD_NAMES,
    result: openSheet,
    errors: [...STEP_ERRORS, ...errors],
  });
}

const ANSWER = { access: 'sheets.answer' } as const;

/** What is done with a sheet; who does it in which state stands in `domain/sheet-steps.ts`. */
export const sheetStepRoutes = {
  edit: stepRoute('edit', {
    summary: 'Change a draft',
    errors: ['sheet.items', 'sheet.item-unknown', 'sheet.mixed', 'sheet.link-of-others'],
  }),
  submit: stepRoute('submit', {
    summary: 'Freeze a draft as its next revision and submit it to the other side',
    errors: ['sheet.item-invalid'],
  }),
  confirm: stepRoute('confirm', {
    ...ANSWER,
    summary: 'Confirm the revision that was submitted, having looked at it',
    errors: ['sheet.own-answer', 'sheet.not-current'],
  }),
  return: stepRoute('return', {
    ...ANSWER,
    summary: 'Return the revision that was submitted, with a remark on at least one item',
    errors: ['sheet.own-answer', 'sheet.not-current', 'sheet.item-unknown'],
  }),
  'call-back': stepRoute('call-back', { summary: 'Call a submitted sheet back, as long as nobody has answered' }),
  revise: stepRoute('revise', {
    summary: 'Begin the next revision; of a released sheet with the reason, while the released one stays in force',
    errors: ['sheet.reason'],
  }),
  release: stepRoute('release', {
    access: 'sheets.release',
    summary: 'Release a confirmed sheet: from now on engineering builds from it',
    errors: ['sheet.own-release', 'sheet.not-current'],
  }),
  discard: stepRoute('discard', {
    summary: 'End a revision that was begun; the released one stays in force',
    errors: ['sheet.reason', 'sheet.none-in-force'],
  }),
  cancel: stepRoute('cancel', {
    summary: 'Cancel a sheet of which no revision is released; with a reason once it was submitted',
    errors: ['sheet.reason', 'sheet.in-force'],
  }),
};
