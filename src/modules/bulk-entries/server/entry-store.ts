import { and, desc, eq, sql } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import type { JobRow } from '#server/stored-jobs/job-store.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { JUDGE_ENTRY } from './entry-job.ts';
import { TAKE_ENTRY } from './take-job.ts';

/** The task that judges an entry; undefined where it is out of reach. */
export async function findEntry(db: Db, scope: Scope, id: string): Promise<JobRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { kind, organisationId } = storedJobs;
  const isIts = and(eq(storedJobs.id, id), eq(kind, JUDGE_ENTRY.name), isWithin(organisationId, scope.readable));
  const [found] = await db.select().from(storedJobs).where(isIts);
  return found;
}

/** The last task that took its rows. */
export async function findTaking(db: Db, { id, organisationId }: JobRow): Promise<JobRow | undefined> {
  const isIts = and(
    eq(storedJobs.organisationId, organisationId),
    eq(storedJobs.kind, TAKE_ENTRY.name),
    sql`${storedJobs.input} ->> 'entry' = ${id}`,
  );
  const [found] = await db.select().from(storedJobs).where(isIts).orderBy(desc(storedJobs.id)).limit(1);
  return found;
}
