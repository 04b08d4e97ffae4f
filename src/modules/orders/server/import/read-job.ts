import { eq } from 'drizzle-orm';
import { SheetRefusal, type SheetRefusalCode } from '#kits/sheet/sheet-limits.ts';
import type { ImportFormat } from '#modules/orders/domain/import/import-file.ts';
import { type ImportCounts, orderImportRows, orderImports } from '#modules/orders/server/order-import-tables.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { bytesOf, type FileRow, findFile } from '#server/files/file-store.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { JobKind, ReadySlice, SliceTools } from '#server/stored-jobs/job-kind.ts';
import { READ_ORDER_SHEET } from './jobs.ts';
import { type FileRowCells, type JudgedRow, judgeRows } from './judge-rows.ts';
import { mailImportFailed } from './mail-import.ts';
import { cellsByColumn, headOfText, knownColumns, rowsOfText, type TextHead } from './read-text.ts';

/** Which import is read; the job holds its file. */
export interface ReadInput {
  readonly importId: string;
  readonly format: ImportFormat;
}

/** Where it goes on: a byte of a text, or a row of a sheet. */
interface ReadCursor {
  readonly head: TextHead | null;
  readonly offset: number;
  readonly no: number;
  readonly counts: ImportCounts;
}

/** Rows of one slice: judged in a fraction of a second. */
const ROWS_A_SLICE = 500;
/** Of a sheet, which is read as a whole each time. */
const SHEET_ROWS_A_SLICE = 4_000;
/** A sheet takes as long as a few data sheets. */
const COST = 3;
const NO_COUNTS: ImportCounts = { new: 0, changed: 0, unchanged: 0, older: 0, refused: 0, noted: 0 };

/** Reads an order file into the table where its rows wait, each judged by what is there: nothing of the orders is changed by it. */
export const READ_IMPORT: JobKind<ReadInput, ReadCursor> = {
  name: 'orders.import-read',
  words: { 'zh-cn': '读取订单文件', en: 'Reading the order file' },
  access: 'orders.import',
  asOwner: true,
  async slice(job, tools) {
    const file = job.fileIn === null ? undefined : await findFile(tools.db, job.fileIn);
    if (file === undefined) throw new Failure('record.unknown');
    try {
      return await (job.input.format === 'xlsx' ? sheetSlice(file, job, tools) : textSlice(file, job, tools));
    } catch (error) {
      throw error instanceof SheetRefusal ? refusalOf(error.code, error.cell ?? '') : error;
    }
  },
  failed: mailImportFailed,
};

type Job = Parameters<(typeof READ_IMPORT)['slice']>[0];

async function textSlice(file: FileRow, { cursor, input }: Job, { db }: SliceTools): Promise<ReadySlice<ReadCursor>> {
  const head = cursor?.head ?? (await headOfText(db, file, input.format === 'ndjson' ? 'ndjson' : 'csv'));
  const asked = { offset: cursor?.offset ?? head.begin, no: cursor?.no ?? head.firstNo, count: ROWS_A_SLICE };
  const { isLast, nextNo, offset, rows } = await rowsOfText(db, file, head, asked);
  const judged = await judgeRows(db, rows, input.importId);
  const counts = counted(cursor?.counts ?? NO_COUNTS, judged);
  return {
    ...{ cursor: { head, offset, no: nextNo, counts }, done: nextNo - head.firstNo, total: head.total, isLast },
    write: (tx) => keepRows(tx, input.importId, judged, { columns: head.columns, counts: isLast ? counts : null }),
  };
}

async function sheetSlice(file: FileRow, { cursor, input }: Job, tools: SliceTools): Promise<ReadySlice<ReadCursor>> {
  const from = cursor?.offset ?? 0;
  const pieces: Buffer[] = [];
  for await (const piece of bytesOf(tools.db, file)) pieces.push(piece);
  const message = { bytes: Buffer.concat(pieces), from, count: SHEET_ROWS_A_SLICE };
  const { actor, gone, portal } = tools;
  const task = { cost: COST, prepare: () => message };
  const sheet = await portal.jobs.run(READ_ORDER_SHEET, task, { asker: askerOf(actor, ''), gone });
  if ('refused' in sheet) throw refusalOf(sheet.refused, sheet.cell);
  const head = knownColumns(sheet.headings);
  const { columns } = head;
  const rows: FileRowCells[] = sheet.rows.map(({ cells, no }) => ({ no, cells: cellsByColumn(cells, head) }));
  const judged = await judgeRows(tools.db, rows, input.importId);
  const counts = counted(cursor?.counts ?? NO_COUNTS, judged);
  const done = from + rows.length;
  const isLast = done >= sheet.total;
  return {
    ...{ cursor: { head: null, offset: done, no: done, counts }, done, total: sheet.total, isLast },
    write: (tx) => keepRows(tx, input.importId, judged, { columns, counts: isLast ? counts : null }),
  };
}

function counted(before: ImportCounts, rows: readonly JudgedRow[]): ImportCounts {
  const counts = { ...before };
  for (const { notes, verdict, write } of rows) {
    counts[verdict] += 1;
    if (write !== undefined && notes.length > 0) counts.noted += 1;
  }
  return counts;
}

/** Rows that are inserted at once: PostgreSQL takes so many parameters. */
const AT_ONCE = 1_000;

async function keepRows(
  tx: Db,
  importId: string,
  judged: readonly JudgedRow[],
  told: { readonly columns: TextHead['columns']; readonly counts: ImportCounts | null },
): Promise<void> {
  const rows = judged.map(({ cells, changes, customerId, hash, no, notes, problems, row, verdict }) => ({
    ...{ importId, no, cells, hash, verdict, problems: [...problems], notes: [...notes], changes: [...changes] },
    ...{ source: row.source, sapOrderNo: row.sapOrderNo, itemNo: row.itemNo, currency: row.currency ?? '' },
    organisationId: customerId ?? null,
    serials: [...(row.serials ?? [])],
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx.insert(orderImportRows).values(rows.slice(at, at + AT_ONCE));
  await tx.update(orderImports).set(told).where(eq(orderImports.id, importId));
}

function refusalOf(code: SheetRefusalCode, cell: string): Failure {
  return new Failure(UNREADABLE[code], { cell });
}

const UNREADABLE = {
  'sheet.broken': 'import.broken',
  'sheet.wrong-type': 'import.wrong-type',
  'sheet.too-large': 'import.too-large',
  'sheet.too-many-rows': 'import.too-many-rows',
  'sheet.too-many-columns': 'import.broken',
  'sheet.long-cell': 'import.long-cell',
  'sheet.formula': 'import.formula',
} as const;
