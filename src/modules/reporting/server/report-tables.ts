import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { inOrder, minor, moment, organisationId, quotes, writer } from '#modules/quotes/server/tables.ts';
import type { ReportEventAction, ReportEventData } from '#modules/reporting/domain/report-event.ts';
import { REPORT_STATES } from '#modules/reporting/domain/report-steps.ts';

/** Reports of prospective customers and their projects; `actor_id` is who reported. Ids sort by the time they were made. */
export const customerReports = pgTable(
  'customer_reports',
  {
    id: uuid('id').primaryKey(),
    organisationId: organisationId(),
    ...writer(),
    /** Numbers the reports, with gaps; with the month it is what people call one. */
    serial: minor('serial').notNull().generatedByDefaultAsIdentity({ name: 'customer_reports_serial' }),
    state: text('state', { enum: REPORT_STATES }).notNull().default('pending'),
    company: text('company').notNull(),
    creditCode: text('credit_code').notNull().default(''),
    country: text('country').notNull(),
    area: text('area').notNull().default(''),
    project: text('project').notNull(),
    /** By what it is compared with others (`domain/duplicates.ts`). */
    companyKey: text('company_key'),
    nameKey: text('name_key').notNull(),
    projectKey: text('project_key').notNull(),
    productLines: text('product_lines').array().notNull().default([]),
    quantity: integer('quantity'),
    /** Minor units. */
    amount: minor('amount'),
    currency: text('currency', { enum: Object.keys(CURRENCIES) as [Currency, ...Currency[]] }),
    closeDate: date('close_date', { mode: 'string' }),
    note: text('note').notNull().default(''),
    /** The last protected day of the provider's calendar. */
    protectedUntil: date('protected_until', { mode: 'string' }),
    isExtended: boolean('is_extended').notNull().default(false),
    decidedBy: uuid('decided_by').references(() => users.id),
    /** Why it was refused or withdrawn. */
    reason: text('reason').notNull().default(''),
    isDemo: boolean('is_demo').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('customer_reports_serial_once').on(table.serial),
    index('customer_reports_organisation').on(table.organisationId, table.id),
    index('customer_reports_state').on(table.state, table.protectedUntil),
    index('customer_reports_company').on(table.companyKey),
    index('customer_reports_names').on(table.nameKey, table.projectKey),
  ],
);

/** What was done with reports, in the transaction in which it was done: rows are added and never changed. */
export const reportEvents = pgTable(
  'report_events',
  {
    id: uuid('id').primaryKey(),
    seq: inOrder('report_events_seq'),
    reportId: uuid('report_id')
      .notNull()
      .references(() => customerReports.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    /** Null where the portal did it by itself. */
    actorId: uuid('actor_id').references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    action: text('action').$type<ReportEventAction>().notNull(),
    from: text('from_state', { enum: REPORT_STATES }),
    to: text('to_state', { enum: REPORT_STATES }).notNull(),
    data: jsonb('data').$type<ReportEventData>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('report_events_of').on(table.reportId, table.seq),
    // Of what a person has done (privacy).
    index('report_events_actor').on(table.actorId),
  ],
);

/** Which report a quote names: at most one. */
export const reportQuotes = pgTable(
  'report_quotes',
  {
    quoteId: uuid('quote_id')
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id')
      .notNull()
      .references(() => customerReports.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    ...writer(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('report_quotes_report').on(table.reportId)],
);
