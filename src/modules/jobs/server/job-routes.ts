import { and, eq } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { jobRoutes } from '#modules/jobs/contract.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { cancelJob, type JobRow } from '#server/stored-jobs/job-store.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { presentJob } from './present-job.ts';

/** Serves how far long work is, and its cancelling. */
export function registerJobs(portal: Portal): void {
  const { modules } = portal;

  serve(portal, jobRoutes.open, async ({ db, locale, params, scope }) => {
    const job = await findJob(db, scope, params.id);
    if (job === undefined) throw new Failure('record.unknown');
    return presentJob(db, job, { modules, locale, scope });
  });

  serveCommand(portal, jobRoutes.cancel, {
    load: (tx, { params, scope }) => findJob(tx, scope, params.id),
    may(job, { scope }) {
      if (!mayWriteFor(scope, job.organisationId)) throw new Failure('access.refused');
    },
    // One that has ended meanwhile is answered as it is.
    change: async (tx, { id }, { now }) => ({ id, wasOpen: (await cancelJob(tx, id, now)) !== undefined }),
    event: ({ id, wasOpen }) => (wasOpen ? { action: 'job.cancelled', object: id } : undefined),
    async answer(tx, { id }, { locale, scope }) {
      const job = await findJob(tx, scope, id);
      if (job === undefined) throw new Failure('record.unknown');
      return presentJob(tx, job, { modules, locale, scope });
    },
  });
}

async function findJob(db: Db, scope: Scope, id: string): Promise<JobRow | undefined> {
  if (!isUuid(id)) return undefined;
  const isIts = and(eq(storedJobs.id, id), isWithin(storedJobs.organisationId, scope.readable));
  const [found] = await db.select().from(storedJobs).where(isIts);
  return found;
}
