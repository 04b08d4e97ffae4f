import { z } from 'zod';
import { defineRoute, type FieldNames, pageOf, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { BILL_KINDS } from '#modules/bills/domain/bill-body.ts';
import { BILL_STATES } from '#modules/bills/domain/bill-steps.ts';
import { SHIPMENT_STATES } from '#modules/bills/domain/shipment-steps.ts';
import { onceEach, written } from '#modules/quotes/contract/said.ts';
import { GOODS_NAMES } from './field-names.ts';
import { dispatchedGoods, GOODS_SIZE, goodsEdit } from './goods.ts';
import { placesIn } from './named-places.ts';

/** Any text: one that is no id names no record, like an id nobody has. */
export const params = z.strictObject({ id: z.string().min(1).max(100) });
export const IF_MATCH = { 'If-Match': 'The version the step means, as "3", W/"3" or 3; may stand for `version`' };
export const cursor = z
  .string()
  .regex(/^[\w-]{22}$/)
  .optional();
const ETAG = { ETag: 'The version of the shipment, as "3"' };
export const version = z.number().int().min(1).max(2_000_000_000).optional();
const step = z.strictObject({ version });
const pieces = z.number().int().min(1).max(999_999);
const lineNo = z.number().int().min(1).max(100_000);
const moment = z.iso.datetime();

/** A bill as another page tells of it. */
export const billLink = z.object({
  id: z.string(),
  kind: z.enum(BILL_KINDS),
  number: z.string().nullable(),
  state: z.enum(BILL_STATES),
  isPairVoid: z.boolean(),
});

export const ability = z.object({
  action: z.string(),
  refusal: z.string().nullable(),
  /** What the sentence of the refusal names. */
  values: z.record(z.string(), z.string()).optional(),
});
export const happened = z.object({
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  at: moment,
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  number: z.string().nullable(),
  pieces: z.number().int().nullable(),
});

const heading = {
  id: z.string(),
  version: z.number().int(),
  number: z.string(),
  state: z.enum(SHIPMENT_STATES),
  customer: z.string(),
  orders: z.array(z.object({ id: z.string(), number: z.string() })),
  /** Whether it has arrived, and a part of it has not. */
  isPart: z.boolean(),
  packages: z.number().int(),
  grossG: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
};
const listedShipment = z.object(heading);
export type ListedShipmentDto = z.output<typeof listedShipment>;

/** A shipment with all its papers are made of. */
export const openShipment = z.object({
  ...heading,
  side: z.enum(['C', 'P', 'none']),
  goods: dispatchedGoods,
  /** How many of each line have arrived. */
  delivered: z.array(z.object({ lineNo: z.number().int(), quantity: z.number().int() })),
  /** Numbers of machines that are known of each line, to choose from. */
  serials: z.array(z.object({ lineNo: z.number().int(), serials: z.array(z.string()) })),
  bills: z.array(billLink),
  history: z.array(happened),
  abilities: z.array(ability),
});
export type OpenShipmentDto = z.output<typeof openShipment>;

const STEP_ERRORS = ['record.unknown', 'version.conflict', 'shipment.wrong-state'] as const;

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
    path: `/v1/shipments/:id/${name}`,
    access: 'shipments.write',
    summary,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body,
    fieldNames: SHIPMENT_FIELD_NAMES,
    result: openShipment,
    errors: [...STEP_ERRORS, ...errors],
  });
}

/** What the fields are called, by their place in a request. */
export const SHIPMENT_FIELD_NAMES: FieldNames = placesIn('body', {
  version: { zh: '版本', en: 'Version' },
  lines: { zh: '发运明细', en: 'Lines' },
  'lines.*.orderId': { zh: '第 {{no}} 项订单', en: 'Order of entry {{no}}' },
  'lines.*.itemNumber': { zh: '第 {{no}} 项行项目号', en: 'Item number of entry {{no}}' },
  'lines.*.lineNo': { zh: '第 {{no}} 项行号', en: 'Line number of entry {{no}}' },
  'lines.*.pieces': { zh: '第 {{no}} 项数量', en: 'Pieces of entry {{no}}' },
  ...GOODS_NAMES,
  reason: { zh: '原因', en: 'Reason' },
});

const orderLine = z.strictObject({
  orderId: z.string().max(100),
  itemNumber: z.number().int().min(1).max(9_999_999),
  pieces,
});

/** Shipments: one model for the three papers (product decisions §7). */
export const shipmentRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/v1/shipments',
    access: 'shipments.write',
    summary: 'Begin a shipment of pieces of open orders of one customer',
    answerHeaders: ETAG,
    body: z.strictObject({ lines: z.array(orderLine).min(1).max(200) }),
    fieldNames: SHIPMENT_FIELD_NAMES,
    result: openShipment,
    errors: ['record.unknown', 'shipment.mixed', 'order.not-open', 'order.item-unknown', 'line.over-due'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/v1/shipments',
    access: 'shipments.read',
    audited: 'shipment.list',
    summary: 'The shipments within reach, the last made first, page by page; a customer reads those that have left',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor,
      state: z.enum(SHIPMENT_STATES).optional(),
      /** Only those with goods of an order. */
      order: z.string().max(100).optional(),
      /** Its number, or a part of the customer's name. */
      q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
    }),
    result: pageOf(listedShipment),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/shipments/:id',
    access: 'shipments.read',
    audited: 'shipment.read',
    summary: 'One shipment with its goods, packages and papers, and what may be done with it now',
    answerHeaders: ETAG,
    params,
    result: openShipment,
    errors: ['record.unknown'],
  }),
};

/** What is done with a shipment; in which state stands in `domain/shipment-steps.ts`. */
export const shipmentStepRoutes = {
  edit: stepRoute('edit', {
    body: step.extend({ ...goodsEdit, lines: z.array(orderLine).min(1).max(200).optional() }),
    summary: 'Change a shipment that is not packed yet: its lines, its packages, and what its papers say of the goods',
    ...GOODS_SIZE,
    errors: ['shipment.line-unknown', 'shipment.mixed', 'order.not-open', 'order.item-unknown', 'line.over-due'],
  }),
  pack: stepRoute('pack', {
    body: step,
    summary: 'Say that all is packed: the packages hold exactly the lines',
    errors: ['shipment.contents', 'shipment.package-empty', 'shipment.serial-taken', 'shipment.serial-packed'],
  }),
  unpack: stepRoute('unpack', { body: step, summary: 'Go back to packing', errors: ['shipment.issued'] }),
  dispatch: stepRoute('dispatch', {
    body: step.extend({ transport: goodsEdit.transport }),
    summary: 'Send the goods off: their papers are issued, and the way they go is known',
    errors: [
      'shipment.papers',
      'shipment.papers-differ',
      'shipment.list-void',
      'shipment.list-revised',
      'shipment.transport',
      'shipment.serial-taken',
      'line.over-due',
      'line.order-of-quantities',
    ],
  }),
  arrive: stepRoute('arrive', {
    body: step.extend({
      /** Left out: all that is on its way. */
      lines: onceEach(z.strictObject({ lineNo, pieces }), 'lineNo').optional(),
      /** Needed where a part arrives. */
      reason: written(1000).optional(),
    }),
    summary: 'Report goods as arrived: all of them, or a part with the reason',
    errors: ['shipment.all-arrived', 'shipment.arrived-reason', 'shipment.line-unknown', 'shipment.over-shipped'],
  }),
  cancel: stepRoute('cancel', {
    body: step,
    summary: 'Cancel a shipment that has not left; its draft papers go with it',
    errors: ['shipment.issued'],
  }),
};
