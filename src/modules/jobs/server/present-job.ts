import { isOpenJob } from '#kernel/job-states.ts';
import type { Locale } from '#kernel/locale.ts';
import type { JobDto } from '#modules/jobs/contract.ts';
import type { Db } from '#server/database.ts';
import { findFile } from '#server/files/file-store.ts';
import { storedFailureText } from '#server/server-texts.ts';
import type { JobRow } from '#server/stored-jobs/job-store.ts';
import { presentFile } from './file-routes.ts';
import { type Canceller, mayCancel } from './may-cancel.ts';

interface Reader extends Canceller {
  readonly locale: Locale;
}

/** A job in the language of its reader; its file once it is whole. */
export async function presentJob(db: Db, job: JobRow, reader: Reader): Promise<JobDto> {
  const { locale, modules } = reader;
  const { id, kind, state, total, done, failure, fileOut, createdAt, endedAt } = job;
  const file = state === 'done' && fileOut !== null ? await findFile(db, fileOut) : undefined;
  return {
    ...{ id, kind, state, total, done },
    name: modules.jobKinds.get(kind)?.words[locale] ?? kind,
    failure: failure && { code: failure.code, description: storedFailureText(failure, locale, modules) },
    file: file === undefined ? null : presentFile(file),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    abilities: { cancel: isOpenJob(state) && mayCancel(job, reader) },
  };
}
