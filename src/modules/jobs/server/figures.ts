import { count, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { files } from '#server/files/file-tables.ts';
import { type Family, gauge } from '#server/metrics/exposition.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';

/** How much long work is open and since when, s, and how many bytes files take. */
export async function jobFigures(db: Db, now: Date): Promise<readonly Family[]> {
  const { createdAt, state } = storedJobs;
  const [open] = await db
    .select({ jobs: count(), since: sql<string | null>`extract(epoch from min(${createdAt}))` })
    .from(storedJobs)
    .where(inArray(state, ['queued', 'running']));
  const [stored] = await db.select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` }).from(files);
  const age = open?.since == null ? 0 : Math.max(0, now.getTime() / 1_000 - Number(open.since));
  return [
    gauge('portal_tasks_open', 'Tasks that wait or are at work.', open?.jobs ?? 0),
    gauge('portal_tasks_oldest_seconds', 'How long ago the oldest open task was asked for.', age),
    gauge('portal_file_bytes', 'Bytes of stored files.', Number(stored?.bytes ?? 0)),
  ];
}
