import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { users } from '#modules/accounts/server/public.ts';
import { orderImports } from '#modules/orders/server/order-import-tables.ts';
import type { Db } from '#server/database.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';

export type ImportRow = typeof orderImports.$inferSelect;

/** An import by its id. */
export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db.select().from(orderImports).where(eq(orderImports.id, id));
  return found;
}

/** The import of a file that was taken, or is being taken now: the same file again is what became of that one. */
export async function importOfFile(db: Db, hash: string): Promise<ImportRow | undefined> {
  const isTaken = or(
    isNotNull(orderImports.appliedAt),
    inArray(
      orderImports.applyJobId,
      db
        .select({ id: storedJobs.id })
        .from(storedJobs)
        .where(inArray(storedJobs.state, ['queued', 'running'])),
    ),
  );
  const [found] = await db
    .select()
    .from(orderImports)
    .where(and(eq(orderImports.hash, hash), isTaken))
    .orderBy(desc(orderImports.id))
    .limit(1);
  return found;
}

/** The last imports with who sent them; of one id, that one alone. */
export async function lastImports(db: Db, count: number, id?: string) {
  return db
    .select({ row: orderImports, sentBy: users.username })
    .from(orderImports)
    .innerJoin(users, eq(users.id, orderImports.actorId))
    .where(id === undefined ? undefined : eq(orderImports.id, id))
    .orderBy(desc(orderImports.id))
    .limit(count);
}

/** How tasks stand, by id; those that are long over nobody keeps. */
export async function jobStates(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, state } = storedJobs;
  const found = await db
    .select({ id, state })
    .from(storedJobs)
    .where(inArray(id, [...ids]));
  return new Map(found.map((job) => [job.id, job.state]));
}

/** What was sent and never taken is forgotten after so long, ms: its rows wait for nobody. */
const KEPT = 30 * 86_400_000;

/** Forgets imports that were not taken, and of those that were the rows, once nobody asks for them any more. */
export async function sweepImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  const isOld = lt(orderImports.createdAt, before);
  await db
    .delete(orderImports)
    .where(and(isOld, sql`${orderImports.appliedAt} is null and ${orderImports.applied} = 0`));
  await db.execute(sql`delete from order_import_rows where import_id in
    (select id from order_imports where created_at < ${before.toISOString()}::timestamptz)`);
}

/** The files that imports refer to. */
export const FILES_OF_IMPORTS = sql`select ${orderImports.fileId} from ${orderImports}`;
