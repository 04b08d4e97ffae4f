import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import {
  type BankAccount,
  BILL_KINDS,
  type BillBody,
  type Party,
  type Signature,
} from '#modules/bills/domain/bill-body.ts';
import { BILL_STATES } from '#modules/bills/domain/bill-steps.ts';
import type { BillOwn, DispatchedGoods } from '#modules/bills/domain/dispatched-goods.ts';
import { SHIPMENT_STATES } from '#modules/bills/domain/shipment-steps.ts';
import { orderLines, orders } from '#modules/orders/server/tables.ts';
import { inOrder, minor, moment, organisationId, quotes, writer } from '#modules/quotes/server/tables.ts';

const versioned = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull(),
});

/** Goods that go to one customer, seen by the customer once they are on their way. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid('id').primaryKey(),
    organisationId: organisationId(),
    ...writer(),
    serial: minor('serial').notNull().generatedByDefaultAsIdentity({ name: 'shipments_serial' }),
    state: text('state', { enum: SHIPMENT_STATES }).notNull().default('draft'),
    customerName: text('customer_name').notNull(),
    /** All that its papers are made of. */
    goods: jsonb('goods').$type<DispatchedGoods>().notNull(),
    ...versioned(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shipments_serial_once').on(table.serial),
    index('shipments_organisation').on(table.organisationId, table.id),
    index('shipments_state').on(table.organisationId, table.state, table.id),
  ],
);

/** Which pieces of which order line go with a shipment: what the goods say, as numbers that are summed. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    organisationId: organisationId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    delivered: integer('delivered').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.lineNo] }),
    index('shipment_lines_order').on(table.orderId),
    index('shipment_lines_order_line').on(table.orderLineId),
  ],
);

/** Proformas, invoices and packing lists: drafts are the provider's; what was issued is never changed, only superseded or void. */
export const bills = pgTable(
  'bills',
  {
    id: uuid('id').primaryKey(),
    organisationId: organisationId(),
    ...writer(),
    kind: text('kind', { enum: BILL_KINDS }).notNull(),
    state: text('state', { enum: BILL_STATES }).notNull().default('draft'),
    customerName: text('customer_name').notNull(),
    shipmentId: uuid('shipment_id').references(() => shipments.id, { onDelete: 'set null' }),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    /** What it says of its own; of a proforma without a shipment its goods too. */
    own: jsonb('own').$type<BillOwn>().notNull(),
    goods: jsonb('goods').$type<DispatchedGoods>(),
    /** Without its revision; null before it is issued. */
    number: text('number'),
    revision: integer('revision').notNull().default(0),
    previousId: uuid('previous_id'),
    /** As it was issued, and the hash of its canonical form; null of a draft. */
    body: jsonb('body').$type<BillBody>(),
    sha256: text('sha256'),
    issuedAt: moment('issued_at'),
    voidReason: text('void_reason').notNull().default(''),
    /** Set where the other paper of the shipment is void, or no longer the one it names. */
    isPairVoid: boolean('is_pair_void').notNull().default(false),
    ...versioned(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bills_number_once').on(table.number, table.revision),
    index('bills_organisation').on(table.organisationId, table.kind, table.id),
    index('bills_state').on(table.organisationId, table.state, table.id),
    index('bills_shipment').on(table.shipmentId),
    index('bills_order').on(table.orderId),
    index('bills_quote').on(table.quoteId),
  ],
);

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Issued bills as they were printed, once and for ever: rows are added and never changed. */
export const billPrints = pgTable(
  'bill_prints',
  {
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    format: text('format', { enum: ['pdf', 'xlsx'] }).notNull(),
    organisationId: organisationId(),
    bytes: bytea('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billId, table.format] })],
);

/** What is noted of a step. */
export interface BillEventData {
  readonly reason?: string;
  readonly number?: string;
  readonly pieces?: number;
}

/** What was done with shipments and bills, in the transaction in which it was done: rows are added and never changed. */
export const billEvents = pgTable(
  'bill_events',
  {
    id: uuid('id').primaryKey(),
    seq: inOrder('bill_events_seq'),
    organisationId: organisationId(),
    /** One of the two. */
    shipmentId: uuid('shipment_id').references(() => shipments.id, { onDelete: 'cascade' }),
    billId: uuid('bill_id').references(() => bills.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    action: text('action').notNull(),
    from: text('from_state'),
    to: text('to_state').notNull(),
    data: jsonb('data').$type<BillEventData>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('bill_events_shipment').on(table.shipmentId, table.seq),
    index('bill_events_bill').on(table.billId, table.seq),
  ],
);

/** How far each series of numbers is: without gaps, because a number is taken in the transaction that issues its paper. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text('series').notNull(),
    /** Year and month of the provider's calendar, `2611`. */
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.period] })],
);

/** The provider as its papers name it, and who signs unless a paper says otherwise. */
export const sellers = pgTable('sellers', {
  id: uuid('id').primaryKey(),
  party: jsonb('party').$type<Party>().notNull(),
  signature: jsonb('signature').$type<Pick<Signature, 'name' | 'role'>>().notNull(),
  demo: boolean('demo').notNull().default(false),
  ...versioned(),
});

/** Where customers pay to. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: uuid('id').primaryKey(),
    currency: text('currency', { enum: Object.keys(CURRENCIES) as [Currency, ...Currency[]] }).notNull(),
    account: jsonb('details').$type<BankAccount>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    demo: boolean('demo').notNull().default(false),
    ...versioned(),
  },
  (table) => [index('bank_accounts_currency').on(table.currency)],
);

/** Customers as papers name them: as the last paper did, so that the next one begins with it. */
export const buyers = pgTable('buyers', {
  organisationId: organisationId().primaryKey(),
  party: jsonb('party').$type<Party>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
