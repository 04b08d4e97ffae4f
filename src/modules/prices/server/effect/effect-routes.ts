import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isRecord } from '#kernel/is-record.ts';
import { priceEffectRoutes } from '#modules/prices/contract.ts';
import { changeOfAll } from '#modules/prices/domain/price-effect.ts';
import { VERSION_STEPS } from '#modules/prices/domain/version-states.ts';
import { findActive, findVersion as findNamed } from '#modules/prices/server/price-store.ts';
import { priceLists } from '#modules/prices/server/price-tables.ts';
import { versionFacts } from '#modules/prices/server/version-facts.ts';
import { findVersion, lockVersion } from '#modules/prices/server/version-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import type { JobRow } from '#server/stored-jobs/job-store.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { type EffectCursor, type EffectInput, PRICE_EFFECT } from './effect-job.ts';

type Answer = z.input<typeof priceEffectRoutes.open.result>;

/** Serves what a version would change: asked for as a task, told as far as it is. */
export function servePriceEffects(portal: Portal): void {
  serveCommand(portal, priceEffectRoutes.ask, {
    asOwner: true,
    load: (tx, { params }) => lockVersion(tx, params.id),
    may({ version }) {
      if (!VERSION_STEPS.may(version.state, 'activate')) throw new Failure('price-version.wrong-state');
    },
    async change(tx, found, { actor, locale, now }) {
      const { id: version, listId: list } = found.version;
      const open = await findOpen(tx, version);
      if (open !== undefined) return { jobId: open.id, isNew: false, version, facts: versionFacts(found) };
      const against = (await findActive(tx, list))?.id ?? null;
      const id = portal.newId();
      await queueJob(tx, { id, kind: PRICE_EFFECT, input: { version, list, against }, actor, locale, now });
      return { jobId: id, isNew: true, version, facts: versionFacts(found) };
    },
    event: ({ isNew, version, facts }) =>
      isNew ? { action: 'price-version.effect-asked', object: version, details: facts } : undefined,
    keep: ({ jobId }) => ({ jobId }),
  });

  serve(portal, priceEffectRoutes.open, async ({ db, params }): Promise<Answer> => {
    const found = await findVersion(db, params.id);
    if (found === undefined) throw new Failure('record.unknown');
    const job = await findLast(db, found.version.id);
    const input = job && inputOf(job);
    if (job === undefined || input === undefined) return { job: null, report: null };
    const { id, state } = job;
    return { job: { id, state }, report: state === 'done' ? await reportOf(db, job, input) : null };
  });
}

async function reportOf(db: Db, job: JobRow, { list, against }: EffectInput): Promise<Answer['report']> {
  const tally = tallyOf(job);
  if (tally === undefined) return null;
  const before = against === null ? undefined : await findNamed(db, against);
  const active = await findActive(db, list);
  const [found] = await db.select({ currency: priceLists.currency }).from(priceLists).where(eq(priceLists.id, list));
  return {
    ...{ counts: tally.counts, before: tally.before, after: tally.after },
    at: (job.endedAt ?? job.updatedAt).toISOString(),
    against: before?.no ?? null,
    isOutdated: (active?.id ?? null) !== against,
    change: changeOfAll(tally, found?.currency ?? 'CNY'),
    largest: [...tally.largest],
  };
}

const asksFor = (version: string) =>
  and(eq(storedJobs.kind, PRICE_EFFECT.name), sql`${storedJobs.input} ->> 'version' = ${version}`);

async function findOpen(tx: Db, version: string): Promise<JobRow | undefined> {
  const isOpen = inArray(storedJobs.state, ['queued', 'running']);
  const [found] = await tx
    .select()
    .from(storedJobs)
    .where(and(asksFor(version), isOpen));
  return found;
}

async function findLast(db: Db, version: string): Promise<JobRow | undefined> {
  const [found] = await db.select().from(storedJobs).where(asksFor(version)).orderBy(desc(storedJobs.id)).limit(1);
  return found;
}

/** What a job was queued with, and what its last slice left: only its kind writes them. */
function inputOf({ input }: JobRow): EffectInput | undefined {
  return isRecord(input) ? (input as unknown as EffectInput) : undefined;
}

function tallyOf({ cursor }: JobRow): EffectCursor['tally'] | undefined {
  return isRecord(cursor) ? (cursor as unknown as EffectCursor).tally : undefined;
}
