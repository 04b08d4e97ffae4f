// @tests both-databases, slow
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { readBackup, type TableDigest } from './backup-file.ts';
import { connectAlone } from './connect-alone.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { digestTables, speakPlainly } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
const file = join(folder, 'portal.backup.gz');
const MIGRATIONS = readMigrationFiles({ migrationsFolder: projectPath('database', 'migrations') });
const NOW = new Date('2026-01-05T08:00:00Z');

const app = await testApp({ demo: true });
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** A database of its own: nothing in it, on the engine of this run or on the one named. */
async function emptyDatabase(onPostgres = ON_POSTGRES): Promise<{ client: pg.Client; url: string | undefined }> {
  const postgres = onPostgres ? await createPostgresDatabase() : undefined;
  const alone = await connectAlone({ databaseUrl: postgres?.url, dataDir: null });
  closing.push(async () => {
    await alone.close();
    await postgres?.drop();
  });
  return { client: alone.client, url: postgres?.url };
}

async function digestsOf(client: pg.ClientBase): Promise<readonly TableDigest[]> {
  await client.query('begin');
  await speakPlainly(client);
  const digests = await digestTables(client);
  await client.query('rollback');
  return digests;
}

async function withAppClient<Answer>(work: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer> {
  const client = await app.database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Everything a text may hold that a line, a cell or an array could trip over. */
const AWKWARD = `quote " back\\slash\ttab\nline\r\u2028{a,"b",NULL} 👩‍🔧 ' ; \\N`;

/** As the command does it: the file first, then the database. */
async function restore(client: pg.Client, from: string, how: { replace: boolean }): Promise<readonly TableDigest[]> {
  const checked = await checkBackup(from);
  await restoreBackup(client, checked, how);
  return checked.tables;
}

/** A stored file of two pieces with every byte there is. */
async function addFile(): Promise<void> {
  const { db } = app.database;
  const [id, owner, now] = [app.portal.newId(), app.portal.newId(), app.clock.now()];
  const whose = { organisationId: owner, actorId: owner };
  const facts = { name: AWKWARD, type: 'application/pdf', size: 512, chunks: 2, sha256: 'x' };
  await db.insert(files).values({ id, ...whose, ...facts, createdAt: now, updatedAt: now });
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  for (const no of [0, 1]) await db.insert(fileChunks).values({ fileId: id, no, organisationId: owner, bytes });
}

let before: readonly TableDigest[];
/** The database that is restored into, once and again. */
const target = await emptyDatabase();

beforeAll(async () => {
  const release = await loadActiveRelease(app.portal.db);
  await app.call(cartRoutes.create, { body: aConfiguredForm(release, A_ROW_ID) }, { as: 'lv1-demo' });
  await app.database.pool.query('update users set profile = $1, email = null where username = $2', [
    JSON.stringify({ awkward: AWKWARD, figure: 1.1 }),
    'lv2-demo',
  ]);
  await app.database.pool.query('update organisations set name = $1 where name = $2', [
    AWKWARD,
    '苏州输送机械有限公司',
  ]);
  await addFile();
  before = await withAppClient(digestsOf);
  await withAppClient((client) => writeBackup(client, file, NOW));
  await app.database.pool.query('delete from configurations');
});

describe('a backup', () => {
  test('restored into an empty database gives every table row by row, whatever came after it', async () => {
    const { client } = target;
    expect(await restore(client, file, { replace: false })).toEqual(before);
    expect(await digestsOf(client)).toEqual(before);
    expect(before.length).toBeGreaterThan(12);
    expect(before.filter(({ rows }) => rows > 0).length).toBeGreaterThan(6);
    expect(await withAppClient(digestsOf)).not.toEqual(before);
    const { rows } = await client.query("select profile->>'awkward' as awkward from users where username = 'lv2-demo'");
    expect(rows).toEqual([{ awkward: AWKWARD }]);
  });

  test.skipIf(!ON_POSTGRES)(
    'of the embedded database moves to PostgreSQL, where the portal goes on with it',
    async () => {
      const embedded = await emptyDatabase(false);
      await restore(embedded.client, file, { replace: false });
      const moved = join(folder, 'moved.backup.gz');
      await writeBackup(embedded.client, moved, NOW);
      const { client, url } = await emptyDatabase();
      await restore(client, moved, { replace: false });
      expect(await digestsOf(client)).toEqual(before);
      const database = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: null });
      await migrateDatabase(database);
      const portal = await createApp({ settings: app.settings, database, clock: app.clock.now });
      closing.push(async () => {
        await portal.http.close();
        await database.close();
      });
      const { oauth } = app.settings;
      const payload = {
        client_id: oauth.clientId,
        client_secret: oauth.clientSecret,
        grant_type: 'password',
        scope: oauth.scope,
        username: 'lv1-demo',
        password: DEMO_PASSWORD,
      };
      const answer = await portal.http.inject({ method: 'POST', url: `/api${accountRoutes.signIn.path}`, payload });
      expect(answer.json()).toMatchObject({ code: 0 });
    },
  );

  test('keeps every migration noted, so that the portal that starts on it has nothing to do', async () => {
    const { rows } = await target.client.query<{ hash: string; created_at: string }>(
      'select hash, created_at from drizzle.__drizzle_migrations order by id',
    );
    expect(rows.map(({ hash, created_at }) => [hash, Number(created_at)])).toEqual(
      MIGRATIONS.map(({ hash, folderMillis }) => [hash, folderMillis]),
    );
  });

  test('of an older portal is brought forward', async () => {
    const { client } = await emptyDatabase();
    await makeOlderPortal(client);
    const old = join(folder, 'old.backup.gz');
    await writeBackup(client, old, NOW);
    await restore(client, old, { replace: true });
    const { rows } = await client.query('select name, credit_code from organisations');
    expect(rows).toEqual([{ name: 'An old customer', credit_code: null }]);
  });

  test('is its owner’s alone to read, and takes no other file’s place', async () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file);
    await expect(withAppClient((client) => writeBackup(client, file, NOW))).rejects.toThrow('is there already');
    expect(readFileSync(file)).toEqual(text);
    const nowhere = join(folder, 'nowhere', 'x');
    await expect(withAppClient((client) => writeBackup(client, nowhere, NOW))).rejects.toThrow(
      `${nowhere} cannot be written: its folder is not there.`,
    );
    expect(existsSync(`${nowhere}.part`)).toBe(false);
  });

  describe('on a disk', () => {
    const trouble = join(folder, 'trouble.backup.gz');
    afterEach(() => vi.restoreAllMocks());

    /** Every write of a file goes through this from now on. */
    async function disturbWrites(write: (whole: Write, bytes: Buffer, ...rest: number[]) => unknown): Promise<void> {
      const handle = await open(file);
      const prototype = Object.getPrototypeOf(handle) as { write: Write };
      await handle.close();
      const whole = prototype.write;
      vi.spyOn(prototype, 'write').mockImplementation(function (this: unknown, bytes, ...rest) {
        return write(whole.bind(this), bytes, ...rest);
      });
    }

    test('that takes half of what it is given at a time is whole all the same', async () => {
      await disturbWrites((whole, bytes, offset = 0, length = bytes.length) =>
        whole(bytes, offset, Math.ceil(length / 2)),
      );
      const written = await withAppClient((client) => writeBackup(client, trouble, NOW));
      vi.restoreAllMocks();
      expect((await readBackup(trouble)).tables).toEqual(written);
    });

    test('that keeps something else than it was given is none', async () => {
      await disturbWrites((whole, bytes, ...rest) => whole(Buffer.alloc(bytes.length, 7), ...rest));
      const other = join(folder, 'other.backup.gz');
      await expect(withAppClient((client) => writeBackup(client, other, NOW))).rejects.toThrow(
        `${other} is not made: what was written does not read back.`,
      );
      expect([existsSync(other), existsSync(`${other}.part`)]).toEqual([false, false]);
    });

    test('that is full is none', async () => {
      await disturbWrites(() =>
        Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })),
      );
      const full = join(folder, 'full.backup.gz');
      await expect(withAppClient((client) => writeBackup(client, full, NOW))).rejects.toThrow(
        `${full} cannot be written: the disk is full.`,
      );
      expect(existsSync(`${full}.part`)).toBe(false);
    });
  });
});

type Write = (bytes: Buffer, ...rest: number[]) => unknown;

/** Makes of an empty database one as the first four migrations left it, with one organisation. */
async function makeOlderPortal(client: pg.Client): Promise<void> {
  await client.query('create schema drizzle');
  await client.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)');
  for (const { sql, hash, folderMillis } of MIGRATIONS.slice(0, 4)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await client.query(
    `insert into organisations (id, name, kind, created_at) values (gen_random_uuid(), 'An old customer', 'customer-lv1', now())`,
  );
}

describe('a restore touches nothing', () => {
  const broken = join(folder, 'broken.backup.gz');
  const lines = () => gunzipSync(readFileSync(file)).toString().split('\n');
  const write = (changed: readonly string[]) => writeFileSync(broken, gzipSync(changed.join('\n')));
  const whole = () => readFileSync(file);

  const flipped = (at: number) => {
    const bytes = whole();
    const position = Math.floor(bytes.length * at);
    bytes[position] = (bytes[position] ?? 0) ^ 0x10;
    writeFileSync(broken, bytes);
  };
  const headWith = (changes: object) => {
    const [head = '', ...rest] = lines();
    write([JSON.stringify({ ...JSON.parse(head), ...changes }), ...rest]);
  };
  const endWith = (last: string, changes: object) => JSON.stringify({ ...JSON.parse(last), ...changes });
  const rowAt = (found: readonly string[]) => found.findIndex((line) => line.startsWith('['));

  test.each<[string, () => void, string]>([
    ['of a file cut in half', () => writeFileSync(broken, whole().subarray(0, whole().length / 2)), 'cut off'],
    ['of a file without its last byte', () => writeFileSync(broken, whole().subarray(0, -1)), 'cut off'],
    ['of a file that ends between two lines', () => write([...lines().slice(0, -2), '']), 'cut off'],
    ['of a file with a changed bit at its beginning', () => flipped(0.1), 'cannot be read'],
    ['of a file with a changed bit in its middle', () => flipped(0.5), 'cannot be read'],
    ['of a file with a changed bit at its end', () => flipped(0.999), 'cannot be read'],
    [
      'of a file from which a row is missing',
      () => write(lines().filter((_, index) => index !== rowAt(lines()))),
      'do not match its checksum',
    ],
    ['of a file with a changed head', () => headWith({ portal: '9.9.9' }), 'do not match its checksum'],
    ['of a file with something behind it', () => write([...lines().slice(0, -1), '["x"]', '']), 'follows its end'],
    ['of a file that is empty', () => writeFileSync(broken, ''), 'cut off'],
    [
      'of a file that is something else',
      () => writeFileSync(broken, 'create table users ();'),
      'no backup of this portal',
    ],
    ['of a packed file that is something else', () => write(['{"a":1}', '']), 'no backup of this portal'],
    ['of a file of a newer format', () => headWith({ format: 2 }), 'a newer version of the portal made it'],
  ])('%s', async (_, damage, sentence) => {
    damage();
    await expect(checkBackup(broken)).rejects.toThrow(sentence);
  });

  test.each<[string, (sound: string) => readonly string[], string]>([
    ['without a signature', (sound) => [sound], 'BACKUP_KEY'],
    ['with one of another key', (sound) => [endWith(sound, { hmac: 'a'.repeat(64) })], 'BACKUP_KEY'],
  ])('of a file %s, where the settings have a key', async (_, ends, sentence) => {
    const all = lines();
    write([...all.slice(0, -2), ...ends(all.at(-2) ?? ''), '']);
    await expect(checkBackup(broken, 'k'.repeat(32))).rejects.toThrow(sentence);
  });

  test('of a file whose rows and digests were changed by somebody without the key', async () => {
    const [key, signed] = ['k'.repeat(32), join(folder, 'signed.backup.gz')];
    await withAppClient((client) => writeBackup(client, signed, NOW, key));
    expect((await checkBackup(signed, key)).tables).toEqual((await checkBackup(signed)).tables);
    await expect(checkBackup(signed, 'o'.repeat(32))).rejects.toThrow('BACKUP_KEY');
    const all = gunzipSync(readFileSync(signed)).toString().split('\n').slice(0, -2);
    const [head = '', ...rest] = all;
    const forged = [JSON.stringify({ ...JSON.parse(head), portal: '9.9.9' }), ...rest];
    const sha256 = createHash('sha256')
      .update(`${forged.join('\n')}\n`)
      .digest('hex');
    const last = gunzipSync(readFileSync(signed)).toString().split('\n').at(-2) ?? '';
    write([...forged, endWith(last, { sha256 }), '']);
    await expect(checkBackup(broken)).resolves.toBeDefined();
    await expect(checkBackup(broken, key)).rejects.toThrow('BACKUP_KEY');
  });

  test('of a file with a line that never ends', async () => {
    writeFileSync(broken, gzipSync(`${JSON.stringify({ a: 'x'.repeat(34_000_000) })}`));
    await expect(checkBackup(broken)).rejects.toThrow('longer than 32 MB');
  });

  test.each<[string, string, string]>([
    ['of a folder', folder, `${folder} cannot be read: it is a folder.`],
    ['of a file that is not there', join(folder, 'gone'), 'gone cannot be read: it is not there.'],
  ])('%s', async (_, path, sentence) => {
    await expect(readBackup(path)).rejects.toThrow(sentence);
  });

  describe('of a database in use', () => {
    const { client } = target;
    let there: readonly TableDigest[];

    beforeAll(async () => {
      await restore(client, file, { replace: true });
      await client.query(`update organisations set name = 'Newer'`);
      there = await digestsOf(client);
    });

    test('that is not empty, unless told to replace it', async () => {
      await expect(restore(client, file, { replace: false })).rejects.toThrow('--replace');
      expect(await digestsOf(client)).toEqual(there);
      await restore(client, file, { replace: true });
      expect(await digestsOf(client)).toEqual(before);
    });

    test('when rows cannot be loaded', async () => {
      const impossible = join(folder, 'impossible.backup.gz');
      await client.query('alter table users drop constraint users_organisation_id_organisations_id_fk');
      await client.query('update users set organisation_id = gen_random_uuid()');
      await writeBackup(client, impossible, NOW);
      await restore(client, file, { replace: true });
      await expect(restore(client, impossible, { replace: true })).rejects.toThrow(/violates foreign key/);
      expect(await digestsOf(client)).toEqual(before);
    });

    test('when a portal of another version made it', async () => {
      await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 0)`);
      const newer = join(folder, 'newer.backup.gz');
      await writeBackup(client, newer, NOW);
      await expect(restore(client, newer, { replace: true })).rejects.toThrow('another version of the portal');
      expect(await digestsOf(client)).toEqual(before);
    });

    test('that is somebody else’s', async () => {
      await client.query('drop schema drizzle cascade');
      await expect(restore(client, file, { replace: true })).rejects.toThrow('not of this portal');
      expect(await digestsOf(client)).toEqual(before);
    });
  });

  test.skipIf(!ON_POSTGRES)('of a database on which a portal runs', async () => {
    const { client, url } = await emptyDatabase();
    await restore(client, file, { replace: false });
    const database = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: null });
    await expect(restore(client, file, { replace: true })).rejects.toThrow('Stop every instance first');
    await database.close();
  });
});
