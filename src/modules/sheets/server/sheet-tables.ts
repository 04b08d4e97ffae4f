import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { orders } from '#modules/orders/server/tables.ts';
import { inOrder, minor, moment, organisationId, quotes, writer } from '#modules/quotes/server/tables.ts';
import type { RevisionBody, SheetEventAction, SheetEventData } from '#modules/sheets/domain/sheet-body.ts';
import { SHEET_STATES } from '#modules/sheets/domain/sheet-steps.ts';

/** A configuration of a sheet while it is worked on, copied when it was added: what becomes of the saved one changes no sheet. */
export interface WorkingItem {
  readonly itemNo: number;
  readonly form: SavedForm;
  readonly productName: string;
  readonly typeCode: string;
  readonly fullTypeCode: string;
  readonly quantity: number;
  readonly customerPartNo: string;
  readonly remark: string;
}

/** Configuration sheets: what engineering builds from, and where that stands. Ids sort by the time they were made. */
export const designSheets = pgTable(
  'design_sheets',
  {
    id: uuid('id').primaryKey(),
    organisationId: organisationId(),
    ...writer(),
    /** Numbers the sheets, with gaps; with the month it is what people call one. */
    serial: minor('serial').notNull().generatedByDefaultAsIdentity({ name: 'design_sheets_serial' }),
    state: text('state', { enum: SHEET_STATES }).notNull().default('draft'),
    /** The side whose revision it is: of a draft that was never submitted nobody else sees it. */
    maker: text('maker', { enum: ['C', 'P'] }).notNull(),
    title: text('title').notNull().default(''),
    remark: text('remark').notNull().default(''),
    items: jsonb('items').$type<readonly WorkingItem[]>().notNull(),
    /** The highest item number it ever had. */
    lastItem: integer('last_item').notNull(),
    /** What it is of, by id and number. */
    quoteId: uuid('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    quoteNumber: text('quote_number').notNull().default(''),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderNumber: text('order_number').notNull().default(''),
    /** The last revision that was submitted, and the one that is in force; 0 and null before there is one. */
    lastNo: integer('last_no').notNull().default(0),
    releasedNo: integer('released_no'),
    /** Who submitted the last revision, for whichever side. */
    submittedBy: uuid('submitted_by').references(() => users.id),
    isDemo: boolean('is_demo').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('design_sheets_serial_once').on(table.serial),
    index('design_sheets_organisation').on(table.organisationId, table.id),
    index('design_sheets_state').on(table.organisationId, table.state, table.id),
  ],
);

/** What was submitted, as it was submitted: rows are added and never changed. */
export const sheetRevisions = pgTable(
  'sheet_revisions',
  {
    id: uuid('id').primaryKey(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => designSheets.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    ...writer(),
    no: integer('no').notNull(),
    side: text('side', { enum: ['C', 'P'] }).notNull(),
    body: jsonb('body').$type<RevisionBody>().notNull(),
    /** The items it was frozen of: what a draft that is discarded goes back to. */
    items: jsonb('items').$type<readonly WorkingItem[]>().notNull(),
    /** Of the body in its canonical form. */
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('sheet_revisions_no').on(table.sheetId, table.no)],
);

/** What was done with sheets, in the transaction in which it was done: rows are added and never changed. */
export const sheetEvents = pgTable(
  'sheet_events',
  {
    id: uuid('id').primaryKey(),
    seq: inOrder('sheet_events_seq'),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => designSheets.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    onBehalfOf: uuid('on_behalf_of').references(() => organisations.id),
    action: text('action').$type<SheetEventAction>().notNull(),
    from: text('from_state', { enum: SHEET_STATES }),
    to: text('to_state', { enum: SHEET_STATES }).notNull(),
    data: jsonb('data').$type<SheetEventData>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sheet_events_of').on(table.sheetId, table.seq),
    // Of what a person has done (privacy).
    index('sheet_events_actor').on(table.actorId),
  ],
);
