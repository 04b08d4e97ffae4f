// @tests both-databases, slow
import { eq, like, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { fileRoutes, type JobDto, jobRoutes } from '#modules/jobs/contract.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import type { Stoppable } from '#server/process/close-gently.ts';
import { testApp } from '#testing/app.ts';
import { toyModule } from '#testing/toy-module/server/module.ts';
import { TOY_COUNT, type ToyCount } from '#testing/toy-module/server/toy-job.ts';
import { CREATE_TOY_LOANS, toyLoans } from '#testing/toy-module/server/toy-tables.ts';
import { cancelJob, giveBack, takeNextJob } from './job-store.ts';
import { storedJobs } from './job-tables.ts';
import { workOn } from './job-turn.ts';
import { startJobWorker } from './job-worker.ts';
import { MOST_OPEN_JOBS, queueJob } from './queue-job.ts';

const app = await testApp({ demo: true, modules: [...SERVER_MODULES, toyModule], migration: CREATE_TOY_LOANS });
const { portal } = app;
const { db } = portal;
const owner = { as: 'lv1-demo' };

let worker: Stoppable | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await db.delete(storedJobs);
  await db.delete(files);
});

async function personOf(username: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return (await portal.findPerson(db, user!.id))!;
}

/** Queues a count for a demo account and answers its id. */
async function queued(input: ToyCount, username = 'lv1-demo'): Promise<string> {
  const id = portal.newId();
  const actor = await personOf(username);
  await db.transaction((tx) => queueJob(tx, { id, kind: TOY_COUNT, input, actor, locale: 'en', now: app.clock.now() }));
  return id;
}

const open = (id: string): Promise<JobDto> =>
  app.call(jobRoutes.open, { params: { id } }, { ...owner, headers: { 'accept-language': 'en' } });

function becomes(id: string, state: JobDto['state']): Promise<JobDto> {
  return vi.waitFor(
    async () => {
      const job = await open(id);
      expect(job.state).toBe(state);
      return job;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** The numbers a job has counted, in the order of counting. */
async function countedBy(id: string): Promise<number[]> {
  const rows = await db
    .select({ toy: toyLoans.toy })
    .from(toyLoans)
    .where(like(toyLoans.toy, `${id} %`));
  return rows.map(({ toy }) => Number(toy.split(' ')[1])).sort((one, other) => one - other);
}

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

describe('a stored job', () => {
  test('is done slice by slice, each unit once, and its file is there at the end', async () => {
    worker = startJobWorker(portal);
    const id = await queued({ to: 25, atATime: 10 });
    const job = await becomes(id, 'done');
    expect(job).toMatchObject({ name: 'Counting toys', done: 25, total: 25, abilities: { cancel: false } });
    expect(await countedBy(id)).toEqual(upTo(25));
    const file = await app.send(fileRoutes.open, { params: { id: job.file!.id } }, owner);
    expect(file.body).toBe(`${upTo(25).join('\n')}\n`);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="toys.csv"; filename*=UTF-8''toys%20%E7%8E%A9%E5%85%B7.csv`,
    );
  });

  test('shows nothing of its file before it is whole', async () => {
    const id = await queued({ to: 20, atATime: 10 });
    const lease = portal.newId();
    const job = await takeNextJob(db, lease, [TOY_COUNT.name]);
    await workOn(portal, job!, { id, lease }, () => true);
    const [row] = await db.select().from(storedJobs).where(eq(storedJobs.id, id));
    expect([row?.state, row?.done]).toEqual(['queued', 10]);
    expect((await open(id)).file).toBeNull();
    const fetched = await app.send(fileRoutes.open, { params: { id: row!.fileOut! } }, owner);
    expect(fetched.statusCode).toBe(404);
  });

  test('taken over after its lease ran out goes on where the last slice ended, and the first worker writes nothing more', async () => {
    const id = await queued({ to: 30, atATime: 10, takes: 300 });
    const first = portal.newId();
    const taken = await takeNextJob(db, first, [TOY_COUNT.name]);
    const slow = workOn(portal, taken!, { id, lease: first }, () => false);
    await vi.waitFor(async () => expect((await open(id)).done).toBe(10), { timeout: 20_000, interval: 20 });
    await db
      .update(storedJobs)
      .set({ leaseUntil: new Date(0) })
      .where(eq(storedJobs.id, id));
    worker = startJobWorker(portal);
    await becomes(id, 'done');
    await slow;
    expect(await countedBy(id)).toEqual(upTo(30));
    const [file] = await db.select().from(files);
    expect(file?.size).toBe(upTo(30).join('\n').length + 1);
  });

  test('is cancelled between two slices: what was done stays, the file goes', async () => {
    worker = startJobWorker(portal);
    const id = await queued({ to: 1_000, atATime: 5, takes: 30 });
    await vi.waitFor(async () => expect((await open(id)).done).toBeGreaterThan(0), { timeout: 20_000 });
    const cancelled = await app.call(jobRoutes.cancel, { params: { id } }, owner);
    expect(cancelled).toMatchObject({ state: 'cancelled', file: null, abilities: { cancel: false } });
    await worker.stop();
    const { done } = await open(id);
    expect([done, await countedBy(id)]).toEqual([cancelled.done, upTo(cancelled.done)]);
    const { rows } = await db.execute(sql`select 1 from files where sha256 is null`);
    expect(rows).toHaveLength(0);
  });

  test('that has ended is cancelled no more, and says so without an error', async () => {
    worker = startJobWorker(portal);
    const id = await queued({ to: 1, atATime: 1 });
    await becomes(id, 'done');
    expect(await app.call(jobRoutes.cancel, { params: { id } }, owner)).toMatchObject({ state: 'done' });
  });

  test('that cannot be done ends with its sentence, in the language of whoever reads it', async () => {
    worker = startJobWorker(portal);
    const id = await queued({ to: 10, atATime: 5, refusesAt: 6 });
    const { failure, done, file } = await becomes(id, 'failed');
    expect([failure, done, file]).toEqual([
      { code: 'toy.not-lent', description: 'This toy has been returned' },
      5,
      null,
    ]);
  });

  test('that meets a bug is tried again so many times, and then fails with nothing of the inside', async () => {
    const id = await queued({ to: 10, atATime: 5, breaksAt: 7 });
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const lease = portal.newId();
      await db.update(storedJobs).set({ dueAt: new Date(0) });
      const job = await takeNextJob(db, lease, [TOY_COUNT.name]);
      if (job) await workOn(portal, job, { id, lease }, () => false);
    }
    const { failure, state, done } = await open(id);
    expect([state, failure?.code, done]).toEqual(['failed', 'server.failed', 5]);
    expect(failure?.description).not.toContain('broke');
    expect(await countedBy(id)).toEqual(upTo(5));
  });

  test('is not done for somebody who may no longer', async () => {
    const id = await queued({ to: 5, atATime: 5 });
    await db.update(users).set({ disabled: true }).where(eq(users.username, 'lv1-demo'));
    const lease = portal.newId();
    await workOn(portal, (await takeNextJob(db, lease, [TOY_COUNT.name]))!, { id, lease }, () => false);
    await db.update(users).set({ disabled: false }).where(eq(users.username, 'lv1-demo'));
    expect((await open(id)).failure?.code).toBe('access.refused');
    expect(await countedBy(id)).toEqual([]);
  });

  test('told to stop, its worker ends the slice and gives it back at once', async () => {
    worker = startJobWorker(portal);
    const id = await queued({ to: 1_000, atATime: 5, takes: 30 });
    await vi.waitFor(async () => expect((await open(id)).done).toBeGreaterThan(0), { timeout: 20_000 });
    await worker.stop();
    const [row] = await db.select().from(storedJobs).where(eq(storedJobs.id, id));
    expect([row?.state, row?.lease]).toEqual(['queued', null]);
  });
});

describe('jobs of several organisations', () => {
  /** Who has the next turns, each given back at once. */
  async function nextTurns(most: number): Promise<string[]> {
    const names = new Map((await db.select().from(organisations)).map(({ id, name }) => [id, name]));
    const turns: string[] = [];
    for (let turn = 0; turn < most; turn += 1) {
      const lease = portal.newId();
      const job = await takeNextJob(db, lease, [TOY_COUNT.name]);
      if (job === undefined) break;
      turns.push(names.get(job.organisationId) ?? '');
      await giveBack(db, { id: job.id, lease });
    }
    return turns;
  }

  test('have turns one after the other, however many one of them has', async () => {
    for (let more = 0; more < 5; more += 1) await queued({ to: 1, atATime: 1 }, 'lv1-demo');
    await queued({ to: 1, atATime: 1 }, 'sales-demo');
    const turns = await nextTurns(6);
    expect(new Set([turns[0], turns[1]]).size).toBe(2);
    expect([turns[2], turns[3], turns[4], turns[5]]).toEqual([turns[0], turns[1], turns[0], turns[1]]);
  });

  test('one at work makes its organisation wait for the others', async () => {
    await queued({ to: 1, atATime: 1 }, 'lv1-demo');
    await queued({ to: 1, atATime: 1 }, 'lv1-demo');
    await queued({ to: 1, atATime: 1 }, 'sales-demo');
    const first = await takeNextJob(db, portal.newId(), [TOY_COUNT.name]);
    const second = await takeNextJob(db, portal.newId(), [TOY_COUNT.name]);
    expect(first?.organisationId).not.toBe(second?.organisationId);
  });

  test('are bounded: one too many is refused with a sentence', async () => {
    for (let more = 0; more < MOST_OPEN_JOBS; more += 1) await queued({ to: 1, atATime: 1 });
    await expect(queued({ to: 1, atATime: 1 })).rejects.toMatchObject({ code: 'job.too-many' });
    const [one] = await db.select().from(storedJobs);
    await cancelJob(db, one!.id, app.clock.now());
    await expect(queued({ to: 1, atATime: 1 })).resolves.toBeDefined();
  });

  test('a kind this portal does not know is left to one that does', async () => {
    await queued({ to: 1, atATime: 1 });
    expect(await takeNextJob(db, portal.newId(), ['other'])).toBeUndefined();
  });
});

test('no piece of a file is left without its file', async () => {
  expect(await db.$count(fileChunks, sql`file_id not in (select id from files)`)).toBe(0);
});
