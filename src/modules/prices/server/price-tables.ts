import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type BilingualText, LOCALES } from '#kernel/locale.ts';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { AGREED_FOR, AGREEMENT_KINDS } from '#modules/prices/domain/agreement.ts';
import { INCOTERMS } from '#modules/prices/domain/incoterms.ts';
import type { ListReport } from '#modules/prices/domain/list-report.ts';
import { SHOWN_PRICES, TAX_MODES, VERSION_STATES } from '#modules/prices/domain/price-codes.ts';
import type { PriceTerms } from '#modules/prices/domain/price-list.ts';
import { PRICE_BASES } from '#product/prices.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Minor units of a currency, or basis points: whole, and counted exactly. */
const whole = (name: string) => bigint(name, { mode: 'number' });

/** What prices are listed in: the provider's, and of no customer. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    currency: text('currency', { enum: Object.keys(CURRENCIES) as [Currency, ...Currency[]] }).notNull(),
    names: jsonb('names').$type<BilingualText>().notNull(),
    /** Invented prices: every page and paper with one of them says so. */
    demo: boolean('demo').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('price_lists_code').on(table.code)],
);

/** The versions of a list, of which at most one is in force; from `staged` on nothing of one changes. */
export const priceVersions = pgTable(
  'price_versions',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => priceLists.id),
    no: integer('no').notNull(),
    state: text('state', { enum: VERSION_STATES }).notNull(),
    /** The day from which its prices hold; none until it is staged. */
    validFrom: date('valid_from', { mode: 'string' }),
    /** SHA-256 of what it was read from: the same file again is nothing new. */
    hash: text('hash').notNull(),
    /** What it says beside its rows: parameters, groups, breaks and free fields. */
    terms: jsonb('terms').$type<PriceTerms>().notNull(),
    /** What the check told of it; none of one that came with the portal. */
    report: jsonb('report').$type<ListReport>(),
    /** Since when it is in force, or was the last time. */
    activatedAt: moment('activated_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('price_versions_no').on(table.listId, table.no),
    uniqueIndex('price_versions_hash').on(table.listId, table.hash),
    uniqueIndex('price_versions_active').on(table.listId).where(sql`${table.state} = 'active'`),
  ],
);

/** By what a row is named: its key, and the first of its frames, 0 where it has none. */
const rowName = {
  versionId: uuid('version_id')
    .notNull()
    .references(() => priceVersions.id, { onDelete: 'cascade' }),
  component: text('component').notNull(),
  key: text('key').notNull(),
  frameFrom: integer('frame_from').notNull(),
};

/** What components cost the customer. */
export const priceRows = pgTable(
  'price_rows',
  {
    ...rowName,
    frameTo: integer('frame_to').notNull(),
    basis: text('basis', { enum: PRICE_BASES }).notNull(),
    list: whole('list').notNull(),
    leadDays: integer('lead_days').notNull(),
    note: text('note'),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.component, table.key, table.frameFrom] })],
);

/** What they cost the provider, in a table of its own, which no customer reads. */
export const priceRowCosts = pgTable('price_row_costs', { ...rowName, cost: whole('cost').notNull() }, (table) => [
  primaryKey({ columns: [table.versionId, table.component, table.key, table.frameFrom] }),
]);

/** What was agreed with a customer; one without terms gets prices on request. */
export const customerTerms = pgTable(
  'customer_terms',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    listId: uuid('list_id')
      .notNull()
      .references(() => priceLists.id),
    groupCode: text('group_code').notNull(),
    payment: text('payment'),
    /** Incoterms 2020. */
    incoterm: text('incoterm', { enum: INCOTERMS }),
    place: text('place'),
    taxMode: text('tax_mode', { enum: TAX_MODES }).notNull().default('domestic'),
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    locale: text('locale', { enum: LOCALES }).notNull().default('zh-cn'),
    /** The customer's number in the provider's ERP. */
    erpNo: text('erp_no'),
    showPrices: text('show_prices', { enum: SHOWN_PRICES }).notNull(),
    creditNote: text('credit_note'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('customer_terms_erp_no').on(table.erpNo)],
);

/** Prices agreed with a customer beside its group, from one day to another. */
export const priceAgreements = pgTable(
  'price_agreements',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    selector: text('selector', { enum: AGREED_FOR }).notNull(),
    key: text('key').notNull(),
    /** What people call what is meant: the codes of a family, the type code of a product. */
    name: text('name').notNull(),
    kind: text('kind', { enum: AGREEMENT_KINDS }).notNull(),
    /** Minor units of one piece, or basis points of the list price. */
    value: whole('value').notNull(),
    currency: text('currency', { enum: Object.keys(CURRENCIES) as [Currency, ...Currency[]] }).notNull(),
    minQuantity: integer('min_quantity').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('price_agreements_organisation').on(table.organisationId, table.id)],
);
