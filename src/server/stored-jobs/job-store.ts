import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { dropOpenFile } from '#server/files/file-store.ts';
import { type JobFailure, storedJobs } from './job-tables.ts';

export type JobRow = typeof storedJobs.$inferSelect;

/** How long a job is its worker's alone unless the worker says that it is still at it, ms. */
export const LEASE_MS = 30_000;

/** The database's clock, which all instances share, goes for leases and turns. */
function inTime(ms: number): SQL {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`;
}

/**
 * Takes the next job for this caller alone; callers at the same time take different ones. Organisations take turns: first whoever has
 * none at work, then whose last turn is longest ago; within one, jobs are done in the order in which they were asked for.
 */
export async function takeNextJob(db: Db, lease: string, kinds: readonly string[]): Promise<JobRow | undefined> {
  if (kinds.length === 0) return undefined;
  const known = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const next = sql`(select j.id from ${storedJobs} j
    where j.kind in (${known})
      and ((j.state = 'queued' and j.due_at <= now()) or (j.state = 'running' and j.lease_until < now()))
    order by
      (select count(*) from ${storedJobs} r
        where r.organisation_id = j.organisation_id and r.state = 'running' and r.lease_until >= now()),
      (select max(t.taken_at) from ${storedJobs} t where t.organisation_id = j.organisation_id) nulls first,
      j.id
    limit 1 for update of j skip locked)`;
  const [taken] = await db
    .update(storedJobs)
    .set({
      state: 'running',
      lease,
      leaseUntil: inTime(LEASE_MS),
      takenAt: sql`clock_timestamp()`,
      attempts: sql`${storedJobs.attempts} + 1`,
    })
    .where(sql`${storedJobs.id} = ${next}`)
    .returning();
  return taken;
}

/** A job as its worker holds it. */
export type Held = Pick<JobRow, 'id'> & { readonly lease: string };

/** Whether it still is the worker's. */
function isHeld({ id, lease }: Held): SQL | undefined {
  return and(eq(storedJobs.id, id), eq(storedJobs.lease, lease), eq(storedJobs.state, 'running'));
}

/** Keeps everybody else from a job until its slice is written: who cancels it waits so long; false where it is not the worker's any more. */
export async function lockHeld(tx: Db, held: Held): Promise<boolean> {
  const found = await tx.select({ id: storedJobs.id }).from(storedJobs).where(isHeld(held)).for('update');
  return found.length === 1;
}

/** Says that its worker is still at it; false where the job is not the worker's any more. */
export async function keepHolding(db: Db, held: Held): Promise<boolean> {
  const { rowCount } = await db
    .update(storedJobs)
    .set({ leaseUntil: inTime(LEASE_MS) })
    .where(isHeld(held));
  return rowCount === 1;
}

type Changes = Partial<Omit<JobRow, 'version'>> & { readonly version?: SQL };

/** Writes how far a job is, in the transaction of what was done; undefined where it is not the worker's any more. */
export async function moveOn(tx: Db, held: Held, changes: Changes): Promise<JobRow | undefined> {
  const [moved] = await tx
    .update(storedJobs)
    .set({ leaseUntil: inTime(LEASE_MS), ...changes })
    .where(isHeld(held))
    .returning();
  return moved;
}

/** Gives a job back, to go on with after a pause, ms. */
export async function giveBack(db: Db, held: Held, pause = 0): Promise<void> {
  await db
    .update(storedJobs)
    .set({ state: 'queued', lease: null, leaseUntil: null, dueAt: inTime(pause) })
    .where(isHeld(held));
}

/** Ends a job that cannot be done; what it has made so far of its file goes, and what follows from it is written with it. */
export async function failJob(
  db: Db,
  held: Held,
  failure: JobFailure,
  { now, after }: { readonly now: Date; readonly after?: ((tx: Db) => Promise<void> | undefined) | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = { state: 'failed', failure, ...endedAt(now) } as const;
    const [failed] = await tx.update(storedJobs).set(ended).where(isHeld(held)).returning();
    if (failed === undefined) return;
    await dropFileOut(tx, failed);
    await after?.(tx);
  });
}

/** Cancels a job that is open; what its slices have done stays done. */
export async function cancelJob(tx: Db, id: string, now: Date): Promise<JobRow | undefined> {
  const isOpen = and(eq(storedJobs.id, id), inArray(storedJobs.state, ['queued', 'running']));
  const ended = { state: 'cancelled', ...endedAt(now) } as const;
  const [cancelled] = await tx.update(storedJobs).set(ended).where(isOpen).returning();
  if (cancelled) await dropFileOut(tx, cancelled);
  return cancelled;
}

/** What every end of a job writes. */
export function endedAt(now: Date) {
  const version = sql`${storedJobs.version} + 1`;
  return { endedAt: now, updatedAt: now, lease: null, leaseUntil: null, version };
}

async function dropFileOut(tx: Db, { id, fileOut }: JobRow): Promise<void> {
  if (fileOut === null) return;
  await tx.update(storedJobs).set({ fileOut: null }).where(eq(storedJobs.id, id));
  await dropOpenFile(tx, fileOut);
}

/** Forgets jobs that ended before a moment; their files go when nothing else refers to them. */
export async function forgetJobs(db: Db, before: Date): Promise<void> {
  await db.delete(storedJobs).where(lt(storedJobs.endedAt, before));
}

/** The files that jobs refer to. */
export const FILES_OF_JOBS = sql`select ${storedJobs.fileIn} from ${storedJobs} where ${storedJobs.fileIn} is not null
  union all select ${storedJobs.fileOut} from ${storedJobs} where ${storedJobs.fileOut} is not null`;
