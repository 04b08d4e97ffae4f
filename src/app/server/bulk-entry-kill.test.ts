// @tests both-databases, slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { configurations } from '#modules/cart/server/public.ts';
import { openDatabase } from '#server/database.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { aCustomer } from '#testing/customer.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';

const ROWS = 1000;
const isWrong = (at: number) => at % 100 === 37;
const CODES = Array.from({ length: ROWS }, (_, at) =>
  isWrong(at) ? `JRTR67-QQ${at}` : `${EXAMPLE_CODES[at % EXAMPLE_CODES.length]}\t1\t${at}`,
);
const READABLE = CODES.flatMap((_, at) => (isWrong(at) ? [] : [String(at)]));

const folder = mkdtempSync(join(tmpdir(), 'portal-bulk-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const environment = { DATA_DIR: folder, DEMO: '1', ...(postgres && { DATABASE_URL: postgres.url }) };
let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

/** Looks into the database of a portal that is not running: the embedded one belongs to one process at a time. */
async function within<Found>(look: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Found>) {
  const database = await openDatabase({ databaseUrl: postgres?.url, databasePool: 2, dataDir: folder });
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

interface Job {
  readonly state: string;
  readonly done: number;
}

/** What somebody who is signed in calls of the portal that runs. */
async function signedIn() {
  const { call } = await aCustomer(() => server?.address ?? '', {});
  return async <Result>(path: string, body?: object): Promise<Result> =>
    (await call(path, body, body && crypto.randomUUID())) as unknown as Result;
}

/** Waits until a job is so far. */
async function follow(
  call: Awaited<ReturnType<typeof signedIn>>,
  id: string,
  isFar: (job: Job) => boolean,
): Promise<Job> {
  for (;;) {
    const job = await call<Job>(`/v1/jobs/${id}`);
    if (isFar(job)) return job;
    await wait(20);
  }
}

const isEnded = ({ state }: Job) => !['queued', 'running'].includes(state);

/** Kills the portal as soon as a job has done something, and has another one go on with it. */
async function killedAtHalf(id: string) {
  const before = await signedIn();
  const half = await follow(before, id, (job) => job.done > 0);
  await server?.stop('SIGKILL');
  expect(half.done).toBeLessThan(ROWS);
  // Nobody holds it any more, but that is known only when the lease ends; the test does not wait for it.
  await within((db) => db.update(storedJobs).set({ leaseUntil: new Date(0) }));
  server = await startServer(environment);
  const after = await signedIn();
  expect(await follow(after, id, isEnded)).toMatchObject({ state: 'done', done: ROWS });
  return after;
}

test('a bulk entry goes on where it was killed, while it is judged and while it is taken: every row once', async () => {
  server = await startServer(environment);
  const call = await signedIn();
  const { jobId: entry } = await call<{ jobId: string }>('/v1/bulk-entries', { codes: CODES.join('\n') });
  const judged = await killedAtHalf(entry);
  const { counts } = await judged<{ counts: object }>(`/v1/bulk-entries/${entry}`);
  expect(counts).toEqual({ fine: READABLE.length, noted: 0, unread: ROWS - READABLE.length });
  const { jobId: taking } = await judged<{ jobId: string }>(`/v1/bulk-entries/${entry}/lines`, {});
  const taken = await killedAtHalf(taking);
  expect(await taken<{ taken: number }>(`/v1/bulk-entries/${entry}`)).toMatchObject({ taken: READABLE.length });
  await server.stop('SIGKILL');
  const lines = await within((db) => db.select({ item: configurations.itemNumber }).from(configurations));
  expect(lines.map(({ item }) => item).sort()).toEqual(READABLE.toSorted());
});
