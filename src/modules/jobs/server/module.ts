import { inArray, sql } from 'drizzle-orm';
import { FILE_KEPT, JOBS } from '#modules/jobs/domain/declares.ts';
import { files } from '#server/files/file-tables.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import type { ServerModule } from '#server/module.ts';
import { FILES_OF_JOBS, forgetJobs } from '#server/stored-jobs/job-store.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { jobFigures } from './figures.ts';
import { registerFiles } from './file-routes.ts';
import { registerJobs } from './job-routes.ts';
import { JOB_RECORDS } from './personal-records.ts';

/** Work that lasts longer than a request, and the files it takes and makes. What does the work are the kinds that modules bring. */
export const jobsModule: ServerModule = {
  name: 'jobs',
  declares: JOBS,
  register(portal) {
    registerFiles(portal);
    registerJobs(portal);
  },
  forgets: { jobs: forgetJobs },
  // Which files are still needed all modules together say.
  sweeps: [(db, now, { fileReferences }) => sweepFiles(db, new Date(now.getTime() - FILE_KEPT), fileReferences)],
  fileReferences: [FILES_OF_JOBS],
  names: [
    {
      namesOf: (db, ids) =>
        db
          .select({ id: files.id, name: files.name })
          .from(files)
          .where(inArray(files.id, [...ids])),
      idsLike: (text) => sql`select ${files.id} from ${files} where strpos(lower(${files.name}), lower(${text})) > 0`,
    },
  ],
  personalRecords: JOB_RECORDS,
  figures: jobFigures,
  start: startJobWorker,
};
