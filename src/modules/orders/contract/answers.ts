import { z } from 'zod';
import { COUNTS } from '#modules/orders/domain/line-changes.ts';
import { ORDER_STATES } from '#modules/orders/domain/order-steps.ts';
import { LINE_KINDS } from '#modules/orders/domain/order-words.ts';
import { ORDER_STATUSES, READY_STATUSES } from '#modules/orders/domain/quantities.ts';

/** Whole minor units of the currency that stands beside. */
const minor = z.number().int();
const pieces = z.number().int();
const moment = z.iso.datetime();
/** A day without a zone, `2026-11-21`. */
const day = z.string();

const statuses = { orderStatus: z.enum(ORDER_STATUSES), readyStatus: z.enum(READY_STATUSES) };

/** How many pieces of a line are due, and how far they are; each is at most the one before it. */
const quantities = z.object({
  ordered: pieces,
  cancelled: pieces,
  ready: pieces,
  shipped: pieces,
  delivered: pieces,
});
export type QuantitiesDto = z.output<typeof quantities>;

/** A line as the list and the page of its order show it: the sixteen columns of the specification (000 §2) and what belongs to them. */
const lineFacts = {
  id: z.string(),
  orderId: z.string(),
  piNo: z.string(),
  orderDate: day,
  customer: z.string(),
  materialCode: z.string(),
  shippingType: z.string(),
  modelName: z.string(),
  /** What is due: ordered less cancelled. */
  quantity: pieces,
  unitPrice: minor,
  /** Of what is due. */
  totalAmount: minor,
  manufacturingNumber: z.string(),
  itemNumber: z.number().int(),
  estimatedFinishedDate: day.nullable(),
  actualFinishedDate: day.nullable(),
  currency: z.string(),
  ...statuses,
  kind: z.enum(LINE_KINDS),
  typeCode: z.string(),
  partDescription: z.string(),
  serialNo: z.string(),
  quantities,
  /** Set where nothing of it is due any more. */
  isCancelled: z.boolean(),
  /** Set where the planned date has passed and not all is ready. */
  isLate: z.boolean(),
};

/** A line in the list. */
export const listedLine = z.object({
  ...lineFacts,
  orderNumber: z.string(),
  sapOrderNo: z.string().nullable(),
  state: z.enum(ORDER_STATES),
});
export type ListedLineDto = z.output<typeof listedLine>;

const openLine = z.object({
  ...lineFacts,
  customerPartNo: z.string(),
  /** Numbers of the machines, as far as they are known. */
  serials: z.array(z.string()),
  /** Whether it can be looked at as it was ordered. */
  hasConfiguration: z.boolean(),
  /** The day that follows from the time it was offered with, where it has none yet and somebody may say one. */
  proposedDate: day.nullable(),
});

const happened = z.object({
  action: z.string(),
  from: z.enum(ORDER_STATES).nullable(),
  to: z.enum(ORDER_STATES),
  at: moment,
  /** Null where the portal did it by itself, or an import. */
  actorName: z.string().nullable(),
  itemNumber: z.number().int().nullable(),
  kind: z.enum(COUNTS).nullable(),
  delta: z.number().int().nullable(),
  reason: z.string().nullable(),
  /** Of a date or a figure that was changed: before and after, as text. */
  moved: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  shipmentId: z.string().nullable(),
});

/** What may be done now; `refusal` says why not where only a condition stands against it. */
const ability = z.object({ action: z.string(), refusal: z.string().nullable() });

/** An order with its lines and history, as either side reads it. */
export const openOrder = z.object({
  id: z.string(),
  version: z.number().int(),
  number: z.string(),
  sapOrderNo: z.string().nullable(),
  source: z.string(),
  state: z.enum(ORDER_STATES),
  ...statuses,
  side: z.enum(['C', 'P', 'none']),
  quote: z.object({ id: z.string(), number: z.string() }).nullable(),
  piNo: z.string(),
  orderDate: day,
  customer: z.string(),
  centreName: z.string(),
  customerPo: z.string(),
  shippingType: z.string(),
  currency: z.string(),
  taxIncluded: z.boolean(),
  terms: z.object({
    payment: z.string().nullable(),
    incoterm: z.string().nullable(),
    place: z.string().nullable(),
    taxMode: z.enum(['domestic', 'export']),
  }),
  charges: z.array(z.object({ kind: z.string(), text: z.string(), amount: minor })),
  /** Lines and charges together, of what is due. */
  net: minor,
  isDemo: z.boolean(),
  /** Whether whoever reads it is told by mail what becomes of it. */
  isSubscribed: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  lines: z.array(openLine),
  history: z.array(happened),
  abilities: z.array(ability),
});
export type OpenOrderDto = z.output<typeof openOrder>;
export type OpenOrderLineDto = OpenOrderDto['lines'][number];

/** What a number of a machine opens: all of it to whom it belongs, what its nameplate says to others. */
export const serialAnswer = z.discriminatedUnion('view', [
  z.object({
    view: z.literal('owner'),
    serialNo: z.string(),
    modelName: z.string(),
    typeCode: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    orderDate: day,
    itemNumber: z.number().int(),
    lineId: z.string(),
    hasConfiguration: z.boolean(),
  }),
  z.object({ view: z.literal('others'), serialNo: z.string(), modelName: z.string(), typeCode: z.string() }),
]);
export type SerialDto = z.output<typeof serialAnswer>;
