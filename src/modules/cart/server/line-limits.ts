import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Settings } from '#server/env.ts';
import { Failure } from '#server/failures.ts';
import { configurations } from './configuration-tables.ts';

const HOUR_MS = 3_600_000;

/** Who wants to save one more line, and when. */
interface Saving {
  readonly organisationId: string;
  readonly now: Date;
}

/**
 * Refuses a line beyond what an organisation may have, or may save within an hour. Saves of one organisation wait for each other
 * here, so that none slips through beside another. What counts is what is kept: a line that was deleted does not.
 */
export async function limitLines(
  tx: Db,
  { organisationId, now }: Saving,
  { perHour, most }: Settings['lineLimits'],
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lines ${organisationId}`}, 0))`);
  if ((await savedAt(tx, organisationId, most)) !== undefined) throw new Failure('configuration.too-many', { most });
  const limiting = await savedAt(tx, organisationId, perHour);
  const age = limiting === undefined ? HOUR_MS : now.getTime() - limiting.getTime();
  // One far ahead is from before the clock was set back.
  if (Math.abs(age) >= HOUR_MS) return;
  const seconds = Math.ceil((HOUR_MS - age) / 1000);
  throw new Failure('configuration.slowed', { seconds, minutes: Math.ceil(seconds / 60), perHour });
}

/** When the so-and-so newest line of an organisation was saved; undefined where it has fewer. */
async function savedAt(tx: Db, organisationId: string, place: number): Promise<Date | undefined> {
  const [line] = await tx
    .select({ createdAt: configurations.createdAt })
    .from(configurations)
    .where(eq(configurations.organisationId, organisationId))
    .orderBy(desc(configurations.id))
    .offset(place - 1)
    .limit(1);
  return line?.createdAt;
}
