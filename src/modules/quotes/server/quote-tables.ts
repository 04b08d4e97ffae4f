import {
  boolean,
  date,
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
import { configurations } from '#modules/cart/server/tables.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { priceVersions } from '#modules/prices/server/tables.ts';
import { QUOTE_LINE_STATES } from '#modules/quotes/domain/line-steps.ts';
import {
  type QuoteEventAction,
  type QuoteEventData,
  type QuoteTerms,
  VERSION_KINDS,
  type VersionBody,
} from '#modules/quotes/domain/quote-body.ts';
import { QUOTE_STATES } from '#modules/quotes/domain/quote-steps.ts';
import { inOrder, minor, moment, organisationId, writer } from './quote-columns.ts';

/** Quotes: what a customer asks prices for, and where that stands. Ids sort by the time they were made. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid('id').primaryKey(),
    organisationId: organisationId(),
    ...writer(),
    /** Numbers the quotes, with gaps; with the month it is what people call one (`domain/quote-number.ts`). */
    serial: minor('serial').notNull().generatedByDefaultAsIdentity({ name: 'quotes_serial' }),
    state: text('state', { enum: QUOTE_STATES }).notNull().default('draft'),
    /** The side that made it: a draft is seen by that side alone. */
    maker: text('maker', { enum: ['C', 'P'] }).notNull(),
    title: text('title').notNull().default(''),
    /** Who looks after it, of the provider's staff. */
    assignedTo: uuid('assigned_user_id').references(() => users.id),
    /** What the customer calls it. */
    customerRef: text('customer_ref').notNull().default(''),
    /** The customer's own number of the order it accepted by. */
    orderNumber: text('order_number').notNull().default(''),
    /** The order that was made of it, by id and number; its row refers to this one. */
    orderId: uuid('order_id'),
    orderNo: text('order_no').notNull().default(''),
    /** The proforma that was made of it, before or after there is an order. */
    piNo: text('pi_no').notNull().default(''),
    currency: text('currency', { enum: Object.keys(CURRENCIES) as [Currency, ...Currency[]] }).notNull(),
    /** What the buyer sees: of the customer, then of the last offer. */
    terms: jsonb('terms').$type<QuoteTerms>().notNull(),
    timeZone: text('time_zone').notNull(),
    wantedDate: date('wanted_date', { mode: 'string' }),
    /** The last of its versions, and the offer that stands; null while none does. */
    lastNo: integer('last_no').notNull().default(0),
    /** The highest line number it ever had. */
    lastLine: integer('last_line').notNull().default(0),
    offerNo: integer('offer_no'),
    expiresAt: moment('expires_at'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The version of what both sides see, and since when it stands: what the provider works on unseen is none. */
    sharedVersion: integer('shared_version').notNull().default(1),
    sharedAt: moment('shared_at').notNull(),
  },
  (table) => [
    uniqueIndex('quotes_serial_once').on(table.serial),
    index('quotes_organisation').on(table.organisationId, table.id),
    index('quotes_state').on(table.organisationId, table.state, table.id),
    index('quotes_expiry').on(table.state, table.expiresAt),
  ],
);

/** The lines of quotes as they stand: what both sides see of them; prices stand in offers. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** Never given again within its quote. */
    lineNo: integer('line_no').notNull(),
    organisationId: organisationId(),
    configurationId: uuid('configuration_id').references(() => configurations.id, { onDelete: 'set null' }),
    form: jsonb('form').$type<SavedForm>().notNull(),
    productName: text('product_name').notNull(),
    typeCode: text('type_code').notNull(),
    /** With every option that differs from standard; empty of lines written before it was kept. */
    fullTypeCode: text('full_type_code').notNull().default(''),
    releaseHash: text('release_hash').notNull(),
    quantity: integer('quantity').notNull(),
    wantedDate: date('wanted_date', { mode: 'string' }),
    customerPartNo: text('customer_part_no').notNull().default(''),
    targetPrice: minor('target_price'),
    note: text('note').notNull().default(''),
    state: text('state', { enum: QUOTE_LINE_STATES }).notNull().default('open'),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.lineNo] }),
    index('quote_lines_configuration').on(table.configurationId),
  ],
);

/** What was sent, as it was sent: rows are added and never changed. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    id: uuid('id').primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    ...writer(),
    no: integer('no').notNull(),
    kind: text('kind', { enum: VERSION_KINDS }).notNull(),
    body: jsonb('body').$type<VersionBody>().notNull(),
    priceVersionId: uuid('price_version_id').references(() => priceVersions.id),
    validUntil: date('valid_until', { mode: 'string' }),
    zone: text('zone').notNull(),
    expiresAt: moment('expires_at'),
    /** Of the body in its canonical form. */
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('quote_versions_no').on(table.quoteId, table.no)],
);

/** What both sides say to each other, and the provider's people among themselves. */
export const quoteMessages = pgTable(
  'quote_messages',
  {
    id: uuid('id').primaryKey(),
    seq: inOrder('quote_messages_seq'),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    ...writer(),
    lineNo: integer('line_no'),
    isInternal: boolean('is_internal').notNull(),
    text: text('text').notNull(),
    /** The files that go with it, by id; the wall lets those read them who read the message. */
    fileIds: uuid('file_ids').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('quote_messages_of').on(table.quoteId, table.seq),
    index('quote_messages_files').using('gin', table.fileIds),
  ],
);

/** How far somebody has read a thread, as one of a side: whoever acts for a customer has not read for the provider, nor the other way round. */
export const quoteReads = pgTable(
  'quote_reads',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['C', 'P'] }).notNull(),
    /** The line whose thread it is; 0: that of the quote as a whole. */
    lineNo: integer('line_no').notNull(),
    organisationId: organisationId(),
    /** The last that was read, by its place among all messages. */
    lastSeq: minor('last_seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.userId, table.side, table.lineNo] })],
);

/** What was done with a quote, in the transaction in which it was done: rows are added and never changed. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: uuid('id').primaryKey(),
    seq: inOrder('quote_events_seq'),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    /** Null where the portal did it by itself. */
    actorId: uuid('actor_id').references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    action: text('action').$type<QuoteEventAction>().notNull(),
    from: text('from_state', { enum: QUOTE_STATES }),
    to: text('to_state', { enum: QUOTE_STATES }).notNull(),
    /** Set where the customer is not told, such as of an approval. */
    isInternal: boolean('is_internal').notNull(),
    data: jsonb('data').$type<QuoteEventData>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('quote_events_of').on(table.quoteId, table.seq)],
);
