import { and, eq, inArray, sql } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { holdFiles } from '#server/files/file-store.ts';
import type { JobKind } from './job-kind.ts';
import { JOB_SIGNAL } from './job-signal.ts';
import { storedJobs } from './job-tables.ts';

/** How many jobs of an organisation may be open at a time. */
export const MOST_OPEN_JOBS = 20;

/** A job to be done as soon as the transaction it is queued in is committed. */
export interface NewJob<Input> {
  readonly id: string;
  readonly kind: JobKind<Input, unknown>;
  readonly input: Input;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
  /** How many units there are, where that is known. */
  readonly total?: number;
  /** A file that was sent in, which is held as long as the job is kept. */
  readonly fileIn?: string;
}

/** Queues a job in the transaction of its cause. */
export async function queueJob<Input>(tx: Db, job: NewJob<Input>): Promise<void> {
  const { id, kind, input, actor, locale, now, total = null, fileIn } = job;
  const organisationId = beneficiaryOf(actor);
  await holdLock(tx, `jobs ${organisationId}`);
  const isOpen = and(eq(storedJobs.organisationId, organisationId), inArray(storedJobs.state, ['queued', 'running']));
  if ((await tx.$count(storedJobs, isOpen)) >= MOST_OPEN_JOBS)
    throw new Failure('job.too-many', { most: MOST_OPEN_JOBS, seconds: 10 });
  if (fileIn !== undefined) await holdFiles(tx, [fileIn], now);
  await tx.insert(storedJobs).values({
    ...{ id, organisationId, input, locale, total },
    actorId: actor.id,
    onBehalfOf: actor.onBehalfOf ?? null,
    kind: kind.name,
    state: 'queued',
    fileIn: fileIn ?? null,
    // By the clock that decides whose turn it is.
    dueAt: sql`now()`,
    createdAt: now,
    updatedAt: now,
  });
  JOB_SIGNAL.ring();
}
