import { eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import { mayReadWork, type Scope } from '#kernel/scope.ts';
import { jobRoutes } from '#modules/jobs/contract.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { cancelJob, type JobRow } from '#server/stored-jobs/job-store.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { mayCancel } from './may-cancel.ts';
import { presentJob } from './present-job.ts';

/** Serves how far long work is, and its cancelling. */
export function registerJobs(portal: Portal): void {
  const { modules } = portal;

  serve(portal, jobRoutes.open, async ({ actor, db, locale, params, scope }) => {
    const job = await findJob(db, { actor, scope }, params.id);
    if (job === undefined) throw new Failure('record.unknown');
    return presentJob(db, job, { actor, modules, locale, scope });
  });

  serveCommand(portal, jobRoutes.cancel, {
    // The work of the back office is in nobody's scope: whose it is, `findJob` and `may` say.
    asOwner: true,
    load: (tx, { actor, params, scope }) => findJob(tx, { actor, scope }, params.id),
    may(job, { actor, scope }) {
      if (!mayCancel(job, { actor, modules, scope })) throw new Failure('access.refused');
    },
    // One that has ended meanwhile is answered as it is.
    change: async (tx, { id }, { now }) => ({ id, wasOpen: (await cancelJob(tx, id, now)) !== undefined }),
    event: ({ id, wasOpen }) => (wasOpen ? { action: 'job.cancelled', object: id } : undefined),
    async answer(tx, { id }, { actor, locale, scope }) {
      const job = await findJob(tx, { actor, scope }, id);
      if (job === undefined) throw new Failure('record.unknown');
      return presentJob(tx, job, { actor, modules, locale, scope });
    },
  });
}

async function findJob(
  db: Db,
  { actor, scope }: { readonly actor: Actor; readonly scope: Scope },
  id: string,
): Promise<JobRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db.select().from(storedJobs).where(eq(storedJobs.id, id));
  return found && mayReadWork(actor, scope, found) ? found : undefined;
}
