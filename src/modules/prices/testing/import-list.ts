import { expect, vi } from 'vitest';
import { jobRoutes } from '#modules/jobs/contract.ts';
import { priceListRoutes } from '#modules/prices/contract.ts';
import type { TestApp, TestCaller } from '#testing/app.ts';

/** Of which list a file is, and what it holds. */
export interface SentFile {
  readonly code: string;
  readonly text: string | Uint8Array;
}

/** The input of the route that takes a file in. */
export function importBody({ code, text }: SentFile) {
  return { body: { code, fileName: 'list.csv', content: Buffer.from(text).toString('base64') } };
}

/** Sends a file in and answers its task once it has ended, with what came of it; somebody must be working on tasks. */
export async function importList(app: TestApp, file: SentFile, caller: TestCaller) {
  const { jobId: id } = await app.call(priceListRoutes.add, importBody(file), caller);
  const job = await vi.waitFor(
    async () => {
      const found = await app.call(jobRoutes.open, { params: { id } }, caller);
      expect(['done', 'failed', 'cancelled']).toContain(found.state);
      return found;
    },
    { timeout: 120_000, interval: 25 },
  );
  return { job, ...(await app.call(priceListRoutes.imported, { params: { id } }, caller)) };
}

/** The version a file was kept as. */
export async function keptVersion(app: TestApp, file: SentFile, caller: TestCaller) {
  const { isNew, job, problems, version } = await importList(app, file, caller);
  if (version === null) throw new Error(JSON.stringify([job.failure, problems]));
  return { version, isNew };
}
