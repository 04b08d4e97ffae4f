// @tests both-databases, slow
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectPath } from '#server/process/project-folder.ts';
import { testApp } from '#testing/app.ts';
import { whenEnded } from '#testing/portal-process.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { readBackup, type TableDigest } from './backup-file.ts';
import { collectBackup, keepBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-commands-'));
const file = join(folder, 'portal.backup.gz');
const app = await testApp({ demo: true });
const target = ON_POSTGRES ? await createPostgresDatabase() : undefined;

afterAll(async () => {
  await target?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Where a command finds its database; the embedded one in a folder that is there. */
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
const databaseOf = (url: string | undefined) => (url === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: url });

/** Types `npm run backup -- …` or `npm run restore -- …`, without the build before it. */
function type(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const program = [projectPath('dist', 'tested', 'backup.js'), ...words];
  const { PATH = '' } = process.env;
  return whenEnded(spawn(process.execPath, program, { env: { PATH, ...environment } }));
}

/** People at work: each piece of it is two rows that belong together. */
function startWriters() {
  let isStopped = false;
  let pieces = 0;
  const note = `insert into audit_events (id, at, action, object, request_id, details, subjects)
    select gen_random_uuid(), now(), 'test.noted', $1, '', '{}', '{}' from generate_series(1, 2)`;
  const writers = Array.from({ length: 3 }, async () => {
    while (!isStopped) {
      pieces += 1;
      await app.database.pool.query(note, [`piece-${pieces}`]);
      await pause(2);
    }
  });
  return {
    pieces: () => pieces,
    async stop() {
      isStopped = true;
      await Promise.all(writers);
    },
  };
}

/** As a person does it on PostgreSQL; the embedded database in use is backed up by the portal itself. */
async function backUpAmongWriters(): Promise<void> {
  const url = app.database.pool.options.connectionString;
  if (url !== undefined) {
    const { code, said } = await type(['backup', file], { DATABASE_URL: url });
    expect(said).toContain(`${file} holds `);
    expect(code).toBe(0);
    return;
  }
  const client = await app.database.pool.connect();
  await keepBackup(await collectBackup(client, file, app.clock.now()).finally(() => client.release()));
}

let taken: readonly TableDigest[];
const rowsIn = (tables: readonly TableDigest[], table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;

beforeAll(async () => {
  const writers = startWriters();
  await backUpAmongWriters();
  const written = writers.pieces();
  await writers.stop();
  taken = (await readBackup(file)).tables;
  expect(written).toBeGreaterThan(0);
});

test('what people write meanwhile is in a backup with all that belongs together, or not at all', () => {
  expect(rowsIn(taken, 'users')).toBeGreaterThan(3);
  expect(rowsIn(taken, 'audit_events') % 2).toBe(0);
});

test('a restore says where it went, and a backup of that holds the same to the last row', async () => {
  const database = databaseOf(target?.url);
  const where = target === undefined ? `DATA_DIR=${dataDir}` : 'PostgreSQL ';
  const restored = await type(['restore', file], database);
  expect(restored.said).toContain(`${file} is restored into ${where}`);
  expect(restored.code).toBe(0);
  const again = join(folder, 'again.backup.gz');
  expect(await type(['backup', again], database)).toMatchObject({ code: 0 });
  expect((await readBackup(again)).tables).toEqual(taken);
});

test.skipIf(ON_POSTGRES)('a restore makes no folder, neither for a file that is none nor by a slip', async () => {
  const gone = join(folder, 'gone');
  const noBackup = join(folder, 'notes.txt');
  writeFileSync(noBackup, 'bread, milk');
  const [wrongFile, wrongFolder] = await Promise.all([
    type(['restore', noBackup], { DATA_DIR: gone }),
    type(['restore', file], { DATA_DIR: gone }),
  ]);
  expect(wrongFile).toEqual({
    code: 1,
    said: `${noBackup} cannot be read: it is damaged, or no backup of this portal.\n`,
  });
  expect(wrongFolder).toEqual({
    code: 1,
    said: `DATA_DIR=${gone} is not there. Set DATA_DIR, or DATABASE_URL for PostgreSQL, or make the folder.\n`,
  });
  expect(existsSync(gone)).toBe(false);
});
