import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isUuid } from '#kernel/ids.ts';
import { isOpenJob } from '#kernel/job-states.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import type { JudgedRowDto, OrderImportDto } from '#modules/orders/contract.ts';
import { orderImportRoutes } from '#modules/orders/contract.ts';
import { importColumn, type RowCells } from '#modules/orders/domain/import/import-columns.ts';
import type { ImportFormat } from '#modules/orders/domain/import/import-file.ts';
import { nameWithoutEnding } from '#modules/orders/domain/import/import-file.ts';
import { rowText } from '#modules/orders/domain/import/row-problem.ts';
import { SAMPLE_ROWS } from '#modules/orders/domain/import/sample-rows.ts';
import { orderImportRows, orderImports } from '#modules/orders/server/order-import-tables.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { firstCustomerNumber } from '#modules/prices/server/public.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { serveUpload } from '#server/files/serve-upload.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { APPLY_IMPORT } from './apply-job.ts';
import { findImport, type ImportRow, importOfFile, jobStates, lastImports } from './import-store.ts';
import { READ_IMPORT } from './read-job.ts';
import { REFUSED_ROWS } from './refused-job.ts';
import { ROW_FILES, rowFile } from './row-files.ts';

const LISTED = 50;

/** Serves order files: sent and judged, looked at, taken; what was refused comes back. */
export function serveOrderImports(portal: Portal): void {
  serveSending(portal);
  serveReading(portal);

  serveCommand(portal, orderImportRoutes.apply, {
    asOwner: true,
    async load(tx, { params }) {
      await holdLock(tx, `order import ${params.id}`);
      return findImport(tx, params.id);
    },
    async change(tx, found, { actor, body: { mode }, locale, now }) {
      const { counts, id: importId } = found;
      if (counts === null) throw new Failure('import.not-judged');
      const running = await runningApply(tx, found);
      if (running !== undefined) {
        if (found.mode !== mode) throw new Failure('import.applied');
        return { jobId: running, isNew: false };
      }
      const same = await importOfFile(tx, found.hash);
      if (same !== undefined)
        throw new Failure('import.same-file', { date: providerDay(same.appliedAt ?? same.createdAt) });
      const total = counts.new + counts.changed;
      if (mode === 'all' && counts.refused > 0) throw new Failure('import.rows-refused', { count: counts.refused });
      if (total === 0) throw new Failure('import.nothing');
      const id = portal.newId();
      await queueJob(tx, { id, kind: APPLY_IMPORT, input: { importId, mode, total }, actor, locale, now, total });
      await tx.update(orderImports).set({ mode, applyJobId: id }).where(eq(orderImports.id, importId));
      return { jobId: id, isNew: true };
    },
    event: ({ isNew }, { fileName, id }, { body: { mode } }) =>
      isNew ? { action: 'order-import.applied', object: id, details: { file: fileName, mode } } : undefined,
    answer: async (_, { jobId }) => ({ jobId }),
  });

  serveCommand(portal, orderImportRoutes.refusedRows, {
    asOwner: true,
    load: (tx, { params }) => findImport(tx, params.id),
    async change(tx, { counts, fileName: name, format, id: importId }, { actor, locale, now }) {
      if (counts === null) throw new Failure('import.not-judged');
      const id = portal.newId();
      const said = locale === 'en' ? 'refused' : '未通过';
      const input = { importId, format, fileName: `${nameWithoutEnding(name)}-${said}.${format}` };
      await queueJob(tx, { id, kind: REFUSED_ROWS, input, actor, locale, now, total: counts.refused });
      return { jobId: id };
    },
    event: (_, { fileName, id }) => ({ action: 'order-import.refused-rows', object: id, details: { file: fileName } }),
  });
}

function serveSending(portal: Portal): void {
  serveUpload(portal, orderImportRoutes.send, {
    asOwner: true,
    nameOf: ({ query }) => query.name,
    async change(tx, file, { actor, locale }) {
      const [now, hash] = [portal.clock(), file.sha256 ?? ''];
      await holdLock(tx, `order file ${hash}`);
      const same = await importOfFile(tx, hash);
      if (same !== undefined) return { id: same.id, importedAt: (same.appliedAt ?? same.createdAt).toISOString() };
      const [id, readJobId, format] = [portal.newId(), portal.newId(), formatOf(file)];
      await tx.insert(orderImports).values({
        ...{ id, readJobId, format, hash, actorId: actor.id, createdAt: now },
        ...{ fileId: file.id, fileName: file.name },
      });
      const input = { importId: id, format };
      await queueJob(tx, { id: readJobId, kind: READ_IMPORT, input, actor, locale, now, fileIn: file.id });
      return { id, importedAt: null };
    },
    event: ({ id, name }) => ({ action: 'order-import.sent', object: id, details: { file: name } }),
  });
}

function serveReading(portal: Portal): void {
  serve(portal, orderImportRoutes.list, async ({ noteRead, owner }) => {
    const found = await lastImports(owner, LISTED);
    noteRead(...found.map(({ row }) => row.id));
    return { imports: await presentImports(owner, found) };
  });

  serve(portal, orderImportRoutes.open, async ({ owner, params }) => {
    const found = isUuid(params.id) ? await lastImports(owner, 1, params.id) : [];
    const [told] = await presentImports(owner, found);
    if (told === undefined) throw new Failure('record.unknown');
    return told;
  });

  serve(portal, orderImportRoutes.rows, async ({ locale, owner, params, query }) => {
    const row = await findImport(owner, params.id);
    if (row === undefined) throw new Failure('record.unknown');
    return rowsOf(owner, row.id, query, locale);
  });

  serve(portal, orderImportRoutes.sample, async ({ db, locale, params: { format } }) => ({
    bytes: rowFile(format, await sampleRows(db), locale),
    type: ROW_FILES[format].type,
    disposition: contentDisposition(locale === 'en' ? `orders-sample.${format}` : `订单示例.${format}`, 'attachment'),
  }));
}

/** The rows of the sample, for a customer there is: as it comes it can be imported. */
async function sampleRows(db: Db): Promise<{ readonly cells: RowCells }[]> {
  const customerNo = await firstCustomerNumber(db);
  return SAMPLE_ROWS.map((cells) => ({ cells: { ...cells, ...(customerNo !== undefined && { customerNo }) } }));
}

async function runningApply(tx: Db, { applyJobId, appliedAt }: ImportRow): Promise<string | undefined> {
  if (applyJobId === null) return undefined;
  if (appliedAt !== null) return applyJobId;
  const state = (await jobStates(tx, [applyJobId])).get(applyJobId);
  return state !== undefined && isOpenJob(state) ? applyJobId : undefined;
}

function formatOf({ name, type }: { readonly name: string; readonly type: string }): ImportFormat {
  if (type === XLSX_TYPE) return 'xlsx';
  return type === 'application/x-ndjson' || /\.(nd|)jsonl?$/i.test(name) ? 'ndjson' : 'csv';
}

interface Listed {
  readonly row: ImportRow;
  readonly sentBy: string;
}

async function presentImports(db: Db, found: readonly Listed[]): Promise<OrderImportDto[]> {
  const states = await jobStates(
    db,
    found.flatMap(({ row }) => [row.readJobId, row.applyJobId ?? []].flat()),
  );
  const now = await readSince(db, found, states);
  return found.map(({ row: before, sentBy }) => {
    const row = now.get(before.id) ?? before;
    const { applied, appliedAt, applyJobId, counts, createdAt, fileName, format, id, mode, readJobId } = row;
    return {
      ...{ id, fileName, format, sentBy, counts, mode, applied, sentAt: createdAt.toISOString() },
      state: stateOf(row, states),
      appliedAt: appliedAt?.toISOString() ?? null,
      jobId: applyJobId ?? readJobId,
    };
  });
}

/** Those whose job ended between the two readings: what it wrote last is read again. */
async function readSince(db: Db, found: readonly Listed[], states: JobStates): Promise<ReadonlyMap<string, ImportRow>> {
  const ids = found.flatMap(({ row }) => (stateOf(row, states) === 'unreadable' ? [row.id] : []));
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(orderImports).where(inArray(orderImports.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

type JobStates = Awaited<ReturnType<typeof jobStates>>;

function stateOf({ appliedAt, applyJobId, counts, readJobId }: ImportRow, states: JobStates): OrderImportDto['state'] {
  if (appliedAt !== null) return 'applied';
  const isOpen = (id: string | null) => {
    const state = id === null ? undefined : states.get(id);
    return state !== undefined && isOpenJob(state);
  };
  if (isOpen(applyJobId)) return 'applying';
  if (applyJobId !== null) return 'stopped';
  if (counts !== null) return 'judged';
  return isOpen(readJobId) ? 'reading' : 'unreadable';
}

type RowsQuery = z.output<typeof orderImportRoutes.rows.query>;

async function rowsOf(db: Db, id: string, { after, pageSize, verdict }: RowsQuery, locale: Locale) {
  const { importId, no, notes } = orderImportRows;
  const isAsked =
    verdict === 'noted'
      ? and(sql`jsonb_array_length(${notes}) > 0`, sql`${orderImportRows.verdict} in ('new', 'changed')`)
      : eq(orderImportRows.verdict, verdict);
  const found = await db
    .select()
    .from(orderImportRows)
    .where(and(eq(importId, id), isAsked, gt(no, after)))
    .orderBy(asc(no))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  return {
    rows: rows.map((row) => presentRow(row, locale)),
    next: found.length > pageSize ? (rows.at(-1)?.no ?? null) : null,
  };
}

function presentRow(row: typeof orderImportRows.$inferSelect, locale: Locale): JudgedRowDto {
  const { cells, changes, itemNo, no, notes, problems, sapOrderNo, verdict } = row;
  return {
    ...{ no, sapOrderNo, itemNo, verdict, modelName: cells.modelName ?? '' },
    told: [...problems, ...notes].map((one) => rowText(one, locale)),
    changes: changes.map(({ field, from, to }) => ({ field: textIn(importColumn(field).words, locale), from, to })),
  };
}
