import { and, eq, isNull } from 'drizzle-orm';
import { countAttempt, subjectOf } from '#modules/accounts/server/public.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { configurations } from './configuration-tables.ts';

const HOUR_MS = 3_600_000;

/** Who wants to save more lines, and when. */
interface Saving {
  readonly organisationId: string;
  readonly now: Date;
  /** How many; left out, one. */
  readonly lines?: number;
  /** As how many saves of the hour they count; left out, each for itself. A task counts once, when it is asked for. */
  readonly saves?: number;
}

/**
 * Refuses lines beyond what an organisation may have, or may save within an hour. Saves of one organisation wait for each other
 * here, so that none slips through beside another. Of those it has counts what is stored, of those of the hour every save: whoever
 * deletes what was saved may not save the more for it.
 */
export async function limitLines({ newId, settings }: Portal, tx: Db, saving: Saving): Promise<void> {
  const { perHour, most } = settings.lineLimits;
  const { organisationId, now, lines = 1, saves = lines } = saving;
  const isStored = and(eq(configurations.organisationId, organisationId), isNull(configurations.deletedAt));
  await holdLock(tx, `lines ${organisationId}`);
  if ((await tx.$count(configurations, isStored)) + lines > most) throw new Failure('configuration.too-many', { most });
  let seconds = 0;
  for (let counted = 0; counted < saves && seconds === 0; counted += 1) {
    const save = { id: newId(), subject: subjectOf('line', organisationId), at: now };
    seconds = await countAttempt(tx, { most: perHour, window: HOUR_MS }, save);
  }
  if (seconds > 0) throw new Failure('configuration.slowed', { seconds, minutes: Math.ceil(seconds / 60), perHour });
}
