import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { isUuid } from '#kernel/ids.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { priceListRoutes } from '#modules/prices/contract.ts';
import { problemText } from '#modules/prices/domain/list-problem.ts';
import { presentVersion } from '#modules/prices/server/present-version.ts';
import { findVersion } from '#modules/prices/server/version-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { ownerOf } from '#server/files/serve-upload.ts';
import { digest, storeBytes } from '#server/files/store-bytes.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import type { JobRow } from '#server/stored-jobs/job-store.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { IMPORT_LIST, type ImportCursor, type ImportInput } from './import-job.ts';
import { findByHash } from './keep-version.ts';

type Answer = z.input<typeof priceListRoutes.imported.result>;

/** Serves the taking in of files: a task, and what came of it. */
export function serveImports(portal: Portal): void {
  serveCommand(portal, priceListRoutes.add, {
    asOwner: true,
    async change(tx, _, { actor, body, locale, now }) {
      const { code, fileName, names = { zh: code, en: code } } = body;
      const bytes = Buffer.from(body.content, 'base64');
      const [id, fileIn] = [portal.newId(), portal.newId()];
      const file = { id: fileIn, name: fileName, type: typeOf(fileName), now, ...ownerOf(actor) };
      await storeBytes(tx, file, bytes, portal.settings.fileSpace);
      const input = { code, names, fileName, hash: digest(bytes) };
      await queueJob(tx, { id, kind: IMPORT_LIST, input, actor, locale, now, fileIn });
      return { jobId: id };
    },
    event: ({ jobId }, _, { body }) => ({
      ...{ action: 'price-list.sent', object: jobId },
      details: { list: body.code, file: body.fileName },
    }),
  });

  serve(portal, priceListRoutes.imported, async ({ db, locale, params }): Promise<Answer> => {
    const job = await findImport(db, params.id);
    if (job === undefined) throw new Failure('record.unknown');
    const { id, state } = job;
    const nothing = { id, state, version: null, isNew: false, problems: null };
    if (state !== 'done') return nothing;
    // Only its kind writes them.
    const [input, cursor] = [job.input as ImportInput, job.cursor as ImportCursor];
    if (cursor.isRefused) return { ...nothing, problems: problemsIn(cursor, locale) };
    const versionId = await findByHash(db, input.code, input.hash);
    const found = versionId === undefined ? undefined : await findVersion(db, versionId);
    return { ...nothing, version: found ? presentVersion(found.version) : null, isNew: versionId === cursor.version };
  });
}

function problemsIn(
  { count, problems }: Extract<ImportCursor, { isRefused: true }>,
  locale: Locale,
): Answer['problems'] {
  const rows = problems.map((problem) => ({
    ...{ row: problem.row, column: problem.column },
    message: textIn(problemText(problem), locale),
  }));
  return { count, rows };
}

async function findImport(db: Db, id: string): Promise<JobRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db.select().from(storedJobs).where(eq(storedJobs.id, id));
  return found?.kind === IMPORT_LIST.name && isRecord(found.input) ? found : undefined;
}

function typeOf(fileName: string): string {
  return /\.xlsx$/i.test(fileName) ? XLSX_TYPE : 'text/csv';
}
