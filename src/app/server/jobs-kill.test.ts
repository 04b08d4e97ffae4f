// @tests both-databases, slow
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { MIN_PASSWORD_MEMORY } from '#server/env.ts';
import { files } from '#server/files/file-tables.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { queueJob } from '#server/stored-jobs/queue-job.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { TOY_COUNT } from '#testing/toy-module/server/toy-job.ts';
import { CREATE_TOY_LOANS, toyLoans } from '#testing/toy-module/server/toy-tables.ts';
import { prepareData } from './prepare-data.ts';

const TOTAL = 60;
const JOB = '01890a5d-ac96-774b-bcce-b302099a8057';

const folder = mkdtempSync(join(tmpdir(), 'portal-jobs-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const open = () => openDatabase({ databaseUrl: postgres?.url, databasePool: 4, dataDir: folder });
let worker: ChildProcess | undefined;

afterAll(async () => {
  worker?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

/** Looks into the database; the embedded one is closed again, since one process at a time may have it. */
async function within<Found>(look: (db: Database['db']) => Promise<Found>): Promise<Found> {
  const database = await open();
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

async function startWorker(): Promise<ChildProcess> {
  const script = 'src/testing/toy-module/server/toy-portal.ts';
  const environment = {
    ...process.env,
    LOG: 'none',
    DATA_DIR: folder,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  worker = spawn(process.execPath, ['--import', 'tsx', script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const said of worker.stdout ?? []) if (String(said).includes('works')) break;
  return worker;
}

async function kill(process: ChildProcess): Promise<void> {
  process.kill('SIGKILL');
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}

const readJob = (db: Database['db']) => db.select().from(storedJobs).where(eq(storedJobs.id, JOB));

async function prepare(): Promise<void> {
  const database = await open();
  await migrateDatabase(database);
  await prepareData(database, { demo: true, passwordMemory: MIN_PASSWORD_MEMORY });
  await database.pool.query(CREATE_TOY_LOANS);
  const [user] = await database.db.select().from(users).where(eq(users.username, 'lv1-demo'));
  const { id, username, role, organisationId } = user!;
  const count = { to: TOTAL, atATime: 2, takes: 150 };
  const job = {
    id: JOB,
    kind: TOY_COUNT,
    input: count,
    actor: { id, username, role, organisationId, rights: [] },
  } as const;
  await database.db.transaction((tx) => queueJob(tx, { ...job, locale: 'en', now: new Date() }));
  await database.close();
}

test('a job killed at half goes on where its last slice ended: each unit is done once, and the file is whole', async () => {
  await prepare();
  const first = await startWorker();
  await wait(1_500);
  await kill(first);
  const [half] = await within(readJob);
  expect(half?.done).toBeGreaterThan(0);
  expect(half?.done).toBeLessThan(TOTAL);
  // Nobody holds it any more, but that is known only when the lease ends; the test does not wait for it.
  await within((db) => db.update(storedJobs).set({ leaseUntil: new Date(0) }));
  const second = await startWorker();
  await wait((TOTAL / 2) * 150 + 6_000);
  await kill(second);
  const [ended] = await within(readJob);
  expect(ended).toMatchObject({ state: 'done', done: TOTAL });
  const toys = await within((db) =>
    db
      .select()
      .from(toyLoans)
      .where(like(toyLoans.toy, `${JOB} %`)),
  );
  const numbers = toys.map(({ toy }) => Number(toy.split(' ')[1])).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: TOTAL }, (_, at) => at + 1));
  const [file] = await within((db) =>
    db
      .select()
      .from(files)
      .where(eq(files.id, ended?.fileOut ?? '')),
  );
  expect(file?.size).toBe(numbers.join('\n').length + 1);
});
