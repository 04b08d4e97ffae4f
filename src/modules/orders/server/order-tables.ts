import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { COUNTS } from '#modules/orders/domain/line-changes.ts';
import type { OrderEventAction, OrderEventData } from '#modules/orders/domain/order-event.ts';
import { ORDER_STATES } from '#modules/orders/domain/order-steps.ts';
import { LINE_KINDS } from '#modules/orders/domain/order-words.ts';
import { ORDER_STATUSES, READY_STATUSES } from '#modules/orders/domain/quantities.ts';
import type { Charge } from '#modules/quotes/domain/charges.ts';
import type { QuoteTerms } from '#modules/quotes/domain/quote-body.ts';
import { inOrder, minor, moment, organisationId, quotes, writer } from '#modules/quotes/server/tables.ts';

const currency = () => text('currency', { enum: Object.keys(CURRENCIES) as [Currency, ...Currency[]] }).notNull();
/** Both statuses, stored in the transaction of the quantities they follow from. */
const statuses = () => ({
  orderStatus: text('order_status', { enum: ORDER_STATUSES }).notNull().default('undelivered'),
  readyStatus: text('ready_status', { enum: READY_STATUSES }).notNull().default('not-ready'),
});

/** The order of the lists, said as PostgreSQL understands a descending one: an index that puts nulls elsewhere serves no list. */
const lastFirst = (table: Readonly<Record<'orderDate' | 'id', ExtraConfigColumn>>) =>
  [table.orderDate.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;

/** Orders: of accepted quotes, and of what the provider's ERP says. Ids sort by the time they came. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    organisationId: organisationId(),
    ...writer(),
    /** Numbers the orders, with gaps; with the month it is what people call one. */
    serial: minor('serial').notNull().generatedByDefaultAsIdentity({ name: 'orders_serial' }),
    /** Which system numbers it as `sapOrderNo`. */
    source: text('source').notNull().default('SAP'),
    sapOrderNo: text('sap_order_no'),
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    quoteNumber: text('quote_number').notNull().default(''),
    piNo: text('pi_no').notNull().default(''),
    orderDate: date('order_date', { mode: 'string' }).notNull(),
    customerName: text('customer_name').notNull(),
    centreName: text('centre_name').notNull().default(''),
    shippingType: text('shipping_type').notNull().default(''),
    currency: currency(),
    /** Whether the prices hold the tax. */
    taxIncluded: boolean('tax_included').notNull().default(false),
    /** The customer's own number of the order. */
    customerPo: text('customer_po').notNull().default(''),
    terms: jsonb('terms').$type<QuoteTerms>().notNull(),
    /** What is charged beside the lines, as it was offered. */
    charges: jsonb('charges').$type<readonly Charge[]>().notNull().default([]),
    isDemo: boolean('is_demo').notNull().default(false),
    state: text('state', { enum: ORDER_STATES }).notNull().default('placed'),
    ...statuses(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_serial_once').on(table.serial),
    uniqueIndex('orders_sap_once').on(table.source, table.sapOrderNo),
    uniqueIndex('orders_quote_once').on(table.quoteId),
    index('orders_organisation').on(table.organisationId, ...lastFirst(table)),
    index('orders_state').on(table.organisationId, table.state),
    // By which one is looked up.
    index('orders_sap_no').on(table.sapOrderNo),
    index('orders_pi_no').on(table.piNo),
    index('orders_customer_po').on(table.customerPo),
  ],
);

/** Whether the counts of a line stand in their order, whoever writes them. */
const inTheirOrder = (
  table: Readonly<Record<'quantity' | 'ready' | 'shipped' | 'delivered' | 'cancelled', unknown>>,
): SQL =>
  sql`0 <= ${table.delivered} AND ${table.delivered} <= ${table.shipped} AND ${table.shipped} <= ${table.ready}
    AND ${table.ready} <= ${table.quantity} - ${table.cancelled} AND ${table.cancelled} >= 0`;

/**
 * The lines of orders, each a whole machine or a part. What the list narrows and sorts by is repeated from the order: it reads one table,
 * however many lines there are.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    itemNo: integer('item_no').notNull(),
    kind: text('kind', { enum: LINE_KINDS }).notNull(),
    materialCode: text('material_code').notNull().default(''),
    modelName: text('model_name').notNull(),
    typeCode: text('type_code').notNull().default(''),
    /** The configuration as it was ordered; null of parts, and where the source has none. */
    form: jsonb('form').$type<SavedForm>(),
    releaseHash: text('release_hash').notNull().default(''),
    customerPartNo: text('customer_part_no').notNull().default(''),
    partDescription: text('part_description').notNull().default(''),
    /** Of a part: of the machine it is for. */
    serialNo: text('serial_no').notNull().default(''),
    manufacturingNo: text('manufacturing_no').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** Minor units of one piece. */
    unitPrice: minor('unit_price').notNull(),
    plannedDate: date('planned_date', { mode: 'string' }),
    actualDate: date('actual_date', { mode: 'string' }),
    ready: integer('q_ready').notNull().default(0),
    shipped: integer('q_shipped').notNull().default(0),
    delivered: integer('q_delivered').notNull().default(0),
    cancelled: integer('q_cancelled').notNull().default(0),
    ...statuses(),
    /** Since when nothing more comes of it: delivered in full, or nothing due. */
    doneAt: moment('done_at'),
    /** Of the last import: its row as a hash, and when the source said so. */
    rowHash: text('row_hash').notNull().default(''),
    sourceAt: moment('source_at'),
    orderDate: date('order_date', { mode: 'string' }).notNull(),
    piNo: text('pi_no').notNull().default(''),
    customerName: text('customer_name').notNull(),
    shippingType: text('shipping_type').notNull().default(''),
    currency: currency(),
  },
  (table) => [
    uniqueIndex('order_lines_item').on(table.orderId, table.itemNo),
    index('order_lines_by_date').on(table.organisationId, ...lastFirst(table)),
    // Of those who read several organisations, or all of them.
    index('order_lines_of_all').on(...lastFirst(table)),
    index('order_lines_open')
      .on(table.organisationId, ...lastFirst(table))
      .where(sql`${table.doneAt} IS NULL`),
    index('order_lines_late').on(table.organisationId, table.plannedDate).where(sql`${table.doneAt} IS NULL`),
    index('order_lines_manufacturing_no').on(table.manufacturingNo),
    check('order_lines_in_order', inTheirOrder(table)),
  ],
);

/** What became of orders and their lines, in the transaction of the change: rows are added and never changed; the counts of a line are their sums. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    seq: inOrder('order_events_seq'),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').references(() => orderLines.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    /** Null where the portal did it by itself. */
    actorId: uuid('actor_id').references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    action: text('action').$type<OrderEventAction>().notNull(),
    /** Where the order stood before and after; of an event of a line both are the same. */
    from: text('from_state', { enum: ORDER_STATES }),
    to: text('to_state', { enum: ORDER_STATES }).notNull(),
    /** Which count of the line moved, and by how much. */
    kind: text('kind', { enum: COUNTS }),
    delta: integer('delta'),
    data: jsonb('data').$type<OrderEventData>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('order_events_of').on(table.orderId, table.seq),
    index('order_events_line').on(table.lineId, table.seq),
    // Of what a person has done (privacy), and of what changed since a digest.
    index('order_events_action').on(table.action, table.createdAt),
  ],
);

/** Which machine has which number: the as-built configuration is that of its line. */
export const serials = pgTable(
  'serials',
  {
    id: uuid('id').primaryKey(),
    source: text('source').notNull(),
    serialNo: text('serial_no').notNull(),
    lineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    /** Bound when it leaves the house. */
    shipmentId: uuid('shipment_id'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('serials_once').on(table.source, table.serialNo),
    index('serials_line').on(table.lineId),
    index('serials_no').on(table.serialNo),
  ],
);
