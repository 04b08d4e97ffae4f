import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { REPORT_BODIES, REPORT_FIELD_NAMES } from './contract/bodies.ts';
import { DUPLICATE_GROUNDS } from './domain/duplicates.ts';
import { REPORT_STATES } from './domain/report-steps.ts';

export type { ReportFacts } from './contract/bodies.ts';
export { type FiguresDto, figureRoutes } from './contract/figures.ts';

/** Any text: one that is no id names no record, like an id nobody has. */
const params = z.strictObject({ id: z.string().min(1).max(100) });
const ETAG = { ETag: 'The version of the report, as "3"' };
const IF_MATCH = { 'If-Match': 'The version the step means, as "3", W/"3" or 3; may stand for `version`' };
const moment = z.iso.datetime();
const state = z.enum(REPORT_STATES);
const day = z.string();

/** A report in the list. */
const listed = {
  id: z.string(),
  version: z.number().int(),
  number: z.string(),
  state,
  company: z.string(),
  project: z.string(),
  country: z.string(),
  /** In whose name it was reported. */
  customerName: z.string(),
  reporterName: z.string(),
  createdAt: moment,
  /** The last protected day, of the provider's calendar; null before it is approved. */
  protectedUntil: day.nullable(),
  /** How many days of protection are left; null where nothing is protected. */
  daysLeft: z.number().int().nullable(),
  isDemo: z.boolean(),
};
const listedReport = z.object(listed);
export type ListedReportDto = z.output<typeof listedReport>;

const duplicate = z.object({
  kind: z.enum(['report', 'customer']),
  ground: z.enum(DUPLICATE_GROUNDS),
  company: z.string(),
  creditCode: z.string(),
  /** Of a report: which one, in whose name, by whom. */
  report: z
    .object({
      id: z.string(),
      number: z.string(),
      state,
      project: z.string(),
      customerName: z.string(),
      reporterName: z.string(),
      /** Whether whoever decides may open it. */
      isWithinReach: z.boolean(),
    })
    .nullable(),
});
export type DuplicateDto = z.output<typeof duplicate>;

const happened = z.object({
  action: z.string(),
  from: state.nullable(),
  to: state,
  at: moment,
  /** Null where the portal did it by itself. */
  actorName: z.string().nullable(),
  isActed: z.boolean(),
  reason: z.string().nullable(),
  until: day.nullable(),
  quote: z.string().nullable(),
});

/** A report with its history, as either side reads it. */
export const openReport = z.object({
  ...listed,
  side: z.enum(['C', 'P', 'none']),
  /** Whether the reader reported it. */
  isOwn: z.boolean(),
  creditCode: z.string(),
  area: z.string(),
  productLines: z.array(z.string()),
  quantity: z.number().int().nullable(),
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  closeDate: day.nullable(),
  note: z.string(),
  /** Why it was refused or withdrawn. */
  reason: z.string(),
  deciderName: z.string().nullable(),
  isExtended: z.boolean(),
  updatedAt: moment,
  /** The quotes that name it, as far as the reader sees them. */
  quotes: z.array(z.object({ id: z.string(), number: z.string(), title: z.string(), state: z.string() })),
  /** Of whom else the same is known; null for everybody but those who may decide. */
  duplicates: z.array(duplicate).nullable(),
  /** What is given back with the approval: that these were looked at. */
  duplicatesHash: z.string().nullable(),
  history: z.array(happened),
  abilities: z.array(z.object({ action: z.string(), refusal: z.string().nullable() })),
});
export type OpenReportDto = z.output<typeof openReport>;

/** Reports of prospective customers and their projects (product decisions §7). */
export const reportRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/customer-reports',
    access: 'reports.read',
    audited: 'report.list',
    summary: 'The reports within reach, the last made first, page by page',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 50),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      state: state.optional(),
      /** Only those the person made. */
      reporter: z.literal('me').optional(),
      /** A number, or a part of the company or the project. */
      q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
    }),
    result: pageOf(listedReport),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/customer-reports/:id',
    access: 'reports.read',
    audited: 'report.read',
    summary:
      'One report with its history and what may be done with it now; for those who may decide it, with its duplicates',
    answerHeaders: ETAG,
    params,
    result: openReport,
    errors: ['record.unknown'],
  }),
  report: defineRoute({
    method: 'POST',
    path: '/v1/customer-reports',
    access: 'reports.write',
    summary:
      'Report a prospective customer and its project; the answer is the same whether anybody knows the company or not',
    answerHeaders: ETAG,
    body: REPORT_BODIES.report,
    fieldNames: REPORT_FIELD_NAMES,
    result: openReport,
    errors: ['access.refused', 'report.only-level-1'],
  }),
};

const STEP_ERRORS = ['record.unknown', 'version.conflict', 'report.wrong-state'] as const;

function stepRoute<const Name extends Exclude<keyof typeof REPORT_BODIES, 'report'>>(
  name: Name,
  { access = 'reports.write', errors = [], summary }: { access?: string; errors?: readonly string[]; summary: string },
) {
  return defineRoute({
    method: 'POST',
    path: `/v1/customer-reports/:id/${name}`,
    access,
    summary,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body: REPORT_BODIES[name],
    fieldNames: REPORT_FIELD_NAMES,
    result: openReport,
    errors: [...STEP_ERRORS, ...errors],
  });
}

const DECIDED = { access: 'reports.decide' } as const;

/** What is done with a report; who does it in which state stands in `domain/report-steps.ts`. */
export const reportStepRoutes = {
  edit: stepRoute('edit', { summary: 'Change what was reported, while nobody has decided' }),
  approve: stepRoute('approve', {
    ...DECIDED,
    summary: 'Approve a report, having looked at its duplicates: it is protected for 180 days',
    errors: ['report.own-decision', 'report.duplicates-changed'],
  }),
  refuse: stepRoute('refuse', {
    ...DECIDED,
    summary: 'Refuse a report, with the reason',
    errors: ['report.own-decision'],
  }),
  extend: stepRoute('extend', {
    ...DECIDED,
    summary: 'Extend the protection by 180 days, once and before it ends',
    errors: ['report.extended'],
  }),
  withdraw: stepRoute('withdraw', {
    summary: 'Withdraw a report; with a reason where it was approved',
    errors: ['report.reason'],
  }),
};

/** Quotes that name an approved report: when one of them is ordered, the report has won. */
export const reportQuoteRoutes = {
  name: defineRoute({
    method: 'PUT',
    path: '/v1/customer-reports/:id/quotes/:quoteId',
    access: 'reports.write',
    summary:
      'Name an approved report in a quote of the same customer; a quote names one report, the last that was said',
    params: params.extend({ quoteId: z.string().min(1).max(100) }),
    result: openReport,
    errors: ['record.unknown', 'report.wrong-state', 'report.quote-of-others', 'report.quote-ended'],
  }),
  unname: defineRoute({
    method: 'DELETE',
    path: '/v1/customer-reports/:id/quotes/:quoteId',
    access: 'reports.write',
    summary: 'Take a report out of a quote that has not become an order',
    params: params.extend({ quoteId: z.string().min(1).max(100) }),
    result: openReport,
    errors: ['record.unknown', 'report.wrong-state', 'report.quote-of-others', 'report.quote-ended'],
  }),
};
