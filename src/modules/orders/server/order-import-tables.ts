import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import type { ImportColumnKey, RowCells } from '#modules/orders/domain/import/import-columns.ts';
import { APPLY_MODES, IMPORT_FORMATS } from '#modules/orders/domain/import/import-file.ts';
import { ROW_VERDICTS } from '#modules/orders/domain/import/judge-row.ts';
import type { FieldChange } from '#modules/orders/domain/import/line-write.ts';
import type { RowProblem } from '#modules/orders/domain/import/row-problem.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How many rows have which verdict; `noted` ones have one of the others too. */
export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly older: number;
  readonly refused: number;
  readonly noted: number;
}

/** Order files that were sent in, what was found in them, and what was taken of them: the back office's; staff learn of rows of their customers. */
export const orderImports = pgTable(
  'order_imports',
  {
    id: uuid('id').primaryKey(),
    /** Who sent it; it is in nobody's scope. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: IMPORT_FORMATS }).notNull(),
    /** SHA-256 of the file: the same one again is what became of it. */
    hash: text('hash').notNull(),
    /** Its columns in their order, once its headings are read. */
    columns: jsonb('columns').$type<readonly ImportColumnKey[]>().notNull().default([]),
    /** Once all rows are judged. */
    counts: jsonb('counts').$type<ImportCounts>(),
    mode: text('mode', { enum: APPLY_MODES }),
    /** Rows that were taken so far. */
    applied: integer('applied').notNull().default(0),
    readJobId: uuid('read_job_id').notNull(),
    applyJobId: uuid('apply_job_id'),
    createdAt: moment('created_at').notNull(),
    appliedAt: moment('applied_at'),
  },
  (table) => [
    index('order_imports_hash').on(table.hash),
    index('order_imports_actor').on(table.actorId),
    uniqueIndex('order_imports_read_job').on(table.readJobId),
  ],
);

/** The rows of order files, each with its verdict: they wait here until they are taken. */
export const orderImportRows = pgTable(
  'order_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => orderImports.id, { onDelete: 'cascade' }),
    /** As the file counts its rows, its heading being the first. */
    no: integer('row_no').notNull(),
    cells: jsonb('cells').$type<RowCells>().notNull(),
    hash: text('hash').notNull(),
    source: text('source').notNull(),
    sapOrderNo: text('sap_order_no').notNull(),
    itemNo: integer('item_no').notNull(),
    /** Whose order it says it is, where that is known. */
    organisationId: uuid('customer_id'),
    currency: text('currency').notNull().default(''),
    serials: text('serials').array().notNull().default([]),
    verdict: text('verdict', { enum: ROW_VERDICTS }).notNull(),
    problems: jsonb('problems').$type<readonly RowProblem[]>().notNull(),
    notes: jsonb('notes').$type<readonly RowProblem[]>().notNull(),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.no] }),
    index('order_import_rows_verdict').on(table.importId, table.verdict, table.no),
    // Of a customer, for those who look after it.
    index('order_import_rows_refused')
      .on(table.organisationId, table.importId)
      .where(sql`${table.verdict} = 'refused'`),
    // Rows are taken order by order, wherever in the file they stand.
    index('order_import_rows_order').on(table.importId, table.sapOrderNo, table.no),
    // Entries that wait to be sorted in would be gone through one by one, and each slice asks for hundreds of numbers.
    index('order_import_rows_serials').using('gin', table.serials).with({ fastupdate: false }),
  ],
);
