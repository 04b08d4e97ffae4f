import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, vi } from 'vitest';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { fileRoutes, jobRoutes } from '#modules/jobs/contract.ts';
import { type OrderImportDto, orderImportRoutes } from '#modules/orders/contract.ts';
import type { RowCells } from '#modules/orders/domain/import/import-columns.ts';
import type { ApplyMode, ImportFormat } from '#modules/orders/domain/import/import-file.ts';
import { ROW_FILES, rowFile } from '#modules/orders/server/import/row-files.ts';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { type TestApp, testApp } from '#testing/app.ts';

export const ADMIN = { as: 'admin', headers: { 'accept-language': 'en' } };

/** The customers of the demo by the numbers they have here. */
export const NUMBERS = { east: 'C-1001', south: 'C-2001' } as const;

/** A portal that takes order files, and what tests of them do again and again. */
export interface ImportApp {
  readonly app: TestApp;
  readonly file: (rows: readonly RowCells[], format?: ImportFormat) => Buffer;
  /** Sends a file and waits until its rows are judged. */
  readonly judged: (bytes: Buffer, format?: ImportFormat) => Promise<OrderImportDto & { importedAt: string | null }>;
  readonly apply: (id: string, mode?: ApplyMode) => Promise<OrderImportDto>;
  /** Judges and takes rows in one go. */
  readonly take: (rows: readonly RowCells[], mode?: ApplyMode) => Promise<OrderImportDto>;
  readonly told: (id: string, verdict: 'new' | 'changed' | 'refused' | 'noted') => Promise<readonly string[]>;
  readonly ended: (
    jobId: string,
  ) => Promise<{ readonly file: Buffer | undefined; readonly failure: string | undefined }>;
}

/** To be called at the top of a test file, like `testApp`. */
export async function importApp(): Promise<ImportApp> {
  const app = await testApp({ demo: true });
  const { db } = app.database;
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.username, ['lv1-demo']));
  const [east] = people.map(({ organisationId }) => organisationId);
  await db
    .update(customerTerms)
    .set({ erpNo: NUMBERS.east })
    .where(eq(customerTerms.organisationId, east ?? ''));
  const [south] = await db.select().from(organisations).where(eq(organisations.kind, 'customer-lv2'));
  await db
    .update(customerTerms)
    .set({ erpNo: NUMBERS.south })
    .where(eq(customerTerms.organisationId, south?.id ?? ''));
  const worker = startJobWorker(app.portal);
  afterAll(() => worker.stop());

  const ended: ImportApp['ended'] = async (jobId) => {
    const job = await vi.waitFor(
      async () => {
        const now = await app.call(jobRoutes.open, { params: { id: jobId } }, ADMIN);
        expect(['done', 'failed', 'cancelled']).toContain(now.state);
        return now;
      },
      { timeout: 120_000, interval: 30 },
    );
    const file = job.file && (await app.send(fileRoutes.open, { params: { id: job.file.id } }, ADMIN)).rawPayload;
    return { file: file ?? undefined, failure: job.failure?.code };
  };
  const open = (id: string) => app.call(orderImportRoutes.open, { params: { id } }, ADMIN);
  const file: ImportApp['file'] = (rows, format = 'csv') =>
    rowFile(
      format,
      rows.map((cells) => ({ cells })),
      'en',
    );
  const judged: ImportApp['judged'] = async (bytes, format = 'csv') => {
    const headers = {
      ...ADMIN.headers,
      'content-type': ROW_FILES[format].type,
      'content-length': String(bytes.length),
    };
    const input = { query: { name: `orders.${format}` }, body: new Uint8Array(bytes) };
    const answer = await app.send(orderImportRoutes.send, input, { ...ADMIN, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { id, importedAt } = answer.json().result;
    if (importedAt !== null) return { ...(await open(id)), importedAt };
    await ended((await open(id)).jobId);
    return { ...(await open(id)), importedAt };
  };
  const apply: ImportApp['apply'] = async (id, mode = 'valid') => {
    const { jobId } = await app.call(orderImportRoutes.apply, { params: { id }, body: { mode } }, ADMIN);
    await ended(jobId);
    return open(id);
  };
  return {
    ...{ app, apply, ended, file, judged },
    take: async (rows, mode) => apply((await judged(file(rows))).id, mode),
    async told(id, verdict) {
      const { rows } = await app.call(orderImportRoutes.rows, { params: { id }, query: { verdict } }, ADMIN);
      return rows.flatMap(({ told }) => told);
    },
  };
}
