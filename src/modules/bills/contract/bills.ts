import { z } from 'zod';
import { defineRoute, type FieldNames, pageOf, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { BILL_KINDS } from '#modules/bills/domain/bill-body.ts';
import { BILL_STATES } from '#modules/bills/domain/bill-steps.ts';
import { line, text, written } from '#modules/quotes/contract/said.ts';
import { GOODS_NAMES, OWN_NAMES } from './field-names.ts';
import { amount, bilingual, charge, dayOrNone, dispatchedGoods, GOODS_SIZE, goodsEdit } from './goods.ts';
import { placesIn } from './named-places.ts';
import { ability, billLink, cursor, happened, IF_MATCH, params, version } from './shipments.ts';

const ETAG = { ETag: 'The version of the bill, as "3"' };
const moment = z.iso.datetime();
const minor = z.number().int();
export const BILL_LANGUAGES = ['zh-cn', 'en', 'both'] as const;
export const BILL_FORMATS = ['pdf', 'xlsx'] as const;
export type BillFormat = (typeof BILL_FORMATS)[number];

const signature = z.strictObject({ name: line(120), role: bilingual(120), date: dayOrNone });

/** What a paper says of its own; what is left out stays. */
const ownEdit = {
  language: z.enum(BILL_LANGUAGES).optional(),
  issueDate: dayOrNone.optional(),
  contractNo: z.array(line(60)).max(10).optional(),
  importLicence: line(60).optional(),
  payment: bilingual(300).optional(),
  validUntil: dayOrNone.optional(),
  zone: line(60).optional(),
  delivery: bilingual(300).optional(),
  partialShipment: z.boolean().nullable().optional(),
  transshipment: z.boolean().nullable().optional(),
  charges: z.array(charge).max(10).optional(),
  deposit: amount.optional(),
  declaration: bilingual(1000).optional(),
  originStatement: bilingual(1000).optional(),
  remarks: text(2000).optional(),
  signature: signature.optional(),
  bankAccountId: z.string().max(100).nullable().optional(),
};
export type OwnEdit = z.output<z.ZodObject<typeof ownEdit>>;

const own = z.object({
  language: z.enum(BILL_LANGUAGES),
  issueDate: z.string(),
  contractNo: z.array(z.string()),
  importLicence: z.string(),
  payment: z.object({ zh: z.string(), en: z.string() }),
  validUntil: z.string(),
  zone: z.string(),
  delivery: z.object({ zh: z.string(), en: z.string() }),
  partialShipment: z.boolean().nullable(),
  transshipment: z.boolean().nullable(),
  charges: z.array(charge),
  deposit: minor,
  declaration: z.object({ zh: z.string(), en: z.string() }),
  originStatement: z.object({ zh: z.string(), en: z.string() }),
  remarks: z.string(),
  signature,
  bankAccountId: z.string().nullable(),
});

const heading = {
  ...billLink.shape,
  version: z.number().int(),
  revision: z.number().int(),
  customer: z.string(),
  shipment: z.object({ id: z.string(), number: z.string() }).nullable(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  quote: z.object({ id: z.string(), number: z.string() }).nullable(),
  currency: z.string(),
  /** With VAT; null on a packing list. */
  total: minor.nullable(),
  packages: z.number().int(),
  grossG: z.number().int(),
  issueDate: z.string(),
  issuedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
};
const listedBill = z.object(heading);
export type ListedBillDto = z.output<typeof listedBill>;

/** Something the checker found, in the language of whoever asks. */
const finding = z.object({
  key: z.string(),
  level: z.enum(['error', 'warning']),
  text: z.string(),
  place: z.object({
    field: z.string().optional(),
    lineNo: z.number().int().optional(),
    packageNo: z.number().int().optional(),
  }),
});

/** A bill with what it is made of; own words, goods and findings of a draft for the provider's side alone. */
export const openBill = z.object({
  ...heading,
  side: z.enum(['C', 'P', 'none']),
  language: z.enum(BILL_LANGUAGES),
  /** Of what it would be issued as now; of an issued one of what it is. */
  sha256: z.string(),
  voidReason: z.string(),
  totals: z
    .object({
      goods: minor,
      charges: minor,
      net: minor,
      vat: minor,
      total: minor,
      due: minor,
    })
    .nullable(),
  words: z.object({ zh: z.string(), en: z.string() }).nullable(),
  draft: z
    .object({
      own,
      /** Set where the bill has goods of its own, which are edited with it. */
      goods: dispatchedGoods.nullable(),
      findings: z.array(finding),
      accounts: z.array(z.object({ id: z.string(), currency: z.string(), bank: z.string(), account: z.string() })),
    })
    .nullable(),
  revisions: z.array(billLink),
  pair: billLink.nullable(),
  /** The invoice a packing list names, empty where it names none; null of all else. */
  invoiceNamed: z.string().nullable(),
  history: z.array(happened),
  abilities: z.array(ability),
});
export type OpenBillDto = z.output<typeof openBill>;

/** What the fields are called, by their place in a request. */
export const BILL_FIELD_NAMES: FieldNames = placesIn('body', {
  version: { zh: '版本', en: 'Version' },
  of: { zh: '来源', en: 'Made of' },
  id: { zh: '来源', en: 'Made of' },
  kind: { zh: '单据类别', en: 'Kind of paper' },
  ...OWN_NAMES,
  goods: { zh: '货物', en: 'Goods' },
  ...placesIn('goods', GOODS_NAMES),
  reason: { zh: '原因', en: 'Reason' },
  hash: { zh: '检查码', en: 'Hash of what was checked' },
});

const step = z.strictObject({ version });
const STEP_ERRORS = ['record.unknown', 'version.conflict', 'bill.wrong-state'] as const;

function stepRoute<const Name extends string, Body extends z.ZodType>(
  name: Name,
  {
    body,
    errors = [],
    summary,
    ...size
  }: { body: Body; summary: string; errors?: readonly string[]; mostBytes?: number; mostValues?: number },
) {
  return defineRoute({
    ...size,
    method: 'POST',
    path: `/v1/bills/:id/${name}`,
    access: 'bills.write',
    summary,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body,
    fieldNames: BILL_FIELD_NAMES,
    result: openBill.nullable(),
    errors: [...STEP_ERRORS, ...errors],
  });
}

/** Proforma invoices, commercial invoices and packing lists. */
export const billRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/v1/bills',
    access: 'bills.write',
    summary:
      'Draft a paper: a proforma of a quote that was offered, an order or a shipment; an invoice or a packing list of a shipment',
    answerHeaders: ETAG,
    body: z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('shipment'), kind: z.enum(BILL_KINDS), id: z.string().max(100) }),
      z.strictObject({ of: z.literal('order'), kind: z.literal('pi'), id: z.string().max(100) }),
      z.strictObject({ of: z.literal('quote'), kind: z.literal('pi'), id: z.string().max(100) }),
    ]),
    fieldNames: BILL_FIELD_NAMES,
    result: openBill,
    errors: ['record.unknown', 'bill.there-already', 'bill.no-seller', 'bill.nothing-offered', 'shipment.wrong-state'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/v1/bills',
    access: 'bills.read',
    audited: 'bill.list',
    summary: 'The papers within reach, the last made first, page by page; a customer reads what was issued',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor,
      kind: z.enum(BILL_KINDS).optional(),
      state: z.enum(BILL_STATES).optional(),
      /** Only those of an order, a shipment or a quote. */
      order: z.string().max(100).optional(),
      shipment: z.string().max(100).optional(),
      quote: z.string().max(100).optional(),
      /** A number, or a part of the customer's name. */
      q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
    }),
    result: pageOf(listedBill),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/bills/:id',
    access: 'bills.read',
    audited: 'bill.read',
    summary: 'One paper, with what the checker finds in a draft and what may be done with it now',
    answerHeaders: ETAG,
    params,
    result: openBill,
    errors: ['record.unknown'],
  }),
  paper: defineRoute({
    method: 'GET',
    path: '/v1/bills/:id/paper/:format',
    access: 'bills.read',
    audited: 'bill.printed',
    summary: 'The paper as PDF or XLSX: of an issued one the very bytes it was printed with; drafts are marked as such',
    params: params.extend({ format: z.string().max(10) }),
    result: z.unknown(),
    file: 'application/pdf',
    errors: ['record.unknown', 'job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'],
  }),
};

/** What is done with a bill; in which state stands in `domain/bill-steps.ts`. */
export const billStepRoutes = {
  edit: stepRoute('edit', {
    body: step.extend({ ...ownEdit, goods: z.strictObject(goodsEdit).optional() }),
    summary:
      'Change a draft: its own words, of a proforma without a shipment its goods, and what was not said of goods before they left',
    ...GOODS_SIZE,
    errors: ['bill.goods-of-shipment', 'shipment.line-unknown', 'bill.account-unknown'],
  }),
  delete: stepRoute('delete', { body: step, summary: 'Delete a draft' }),
  issue: stepRoute('issue', {
    body: step.extend({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    summary:
      'Issue a paper as it was checked, named by its hash: it gets its number, is frozen and printed, and is never changed again',
    errors: ['bill.not-packed', 'bill.checker', 'bill.changed-since-check'],
  }),
  revise: stepRoute('revise', {
    body: step,
    summary: 'Draft a revision of an issued paper; answers the draft',
    errors: ['bill.open-revision'],
  }),
  void: stepRoute('void', {
    body: step.extend({ reason: written(1000) }),
    summary:
      'Void an issued paper; its number stays, and the other paper of the shipment is marked until there is a new one',
    errors: ['bill.dispatched'],
  }),
};
