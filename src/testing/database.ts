import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { prepareData } from '#app/server/prepare-data.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { createInMemory } from '#server/embedded/memory-template.ts';
import { MIN_PASSWORD_MEMORY } from '#server/env.ts';
import { shippedComputed } from './computed.ts';
import { oncePerRun } from './once-per-run.ts';
import { createPostgresDatabase, ON_POSTGRES, renameDatabase } from './postgres.ts';
import { folderOfRun } from './run.ts';

/** A Monday morning, at which every test database was prepared. */
export const START = Date.UTC(2026, 0, 5, 8);

export interface TestDatabase {
  readonly database: Database;
  /** Removes it, once it is closed. */
  drop(): Promise<void>;
}

/**
 * A database of its own as the portal finds it after its start, with the demo accounts or without: a copy of the one that
 * the first test of the run prepared. Embedded in memory, or with TEST_ENGINE=postgres on the server of TEST_DATABASE_URL.
 */
export async function openTestDatabase(demo: boolean): Promise<TestDatabase> {
  const name = `prepared_${demo ? 'demo' : 'bare'}`;
  return ON_POSTGRES ? copyOnPostgres(name, demo) : copyInMemory(name, demo);
}

async function copyOnPostgres(name: string, demo: boolean): Promise<TestDatabase> {
  const template = `test_${process.env.TEST_RUN}_${name}`;
  await oncePerRun(name, async () => {
    const { url } = await createPostgresDatabase();
    const database = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: null });
    await prepare(database, demo);
    await database.close();
    await renameDatabase(url, template);
  });
  const { url, drop } = await createPostgresDatabase(template);
  return { database: await openDatabase({ databaseUrl: url, databasePool: 10, dataDir: null }), drop };
}

async function copyInMemory(name: string, demo: boolean): Promise<TestDatabase> {
  const image = join(folderOfRun(), `${name}.tar`);
  await oncePerRun(name, () => writeImage(image, demo));
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: null, image });
  return { database, drop: async () => undefined };
}

async function writeImage(file: string, demo: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const embedded = await createInMemory();
  const socket = new PGLiteSocketServer({ db: embedded, path: join(folder, '.s.PGSQL.5432') });
  await socket.start();
  const pool = new pg.Pool({ host: folder, port: 5432, user: 'postgres', database: 'postgres', max: 1 });
  await prepare({ engine: 'embedded', db: drizzle(pool), pool, watchPool: pool, close: () => pool.end() }, demo);
  await pool.end();
  await socket.stop();
  writeFileSync(file, Buffer.from(await (await embedded.dumpDataDir('none')).arrayBuffer()));
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
}

async function prepare(database: Database, demo: boolean): Promise<void> {
  await migrateDatabase(database);
  const computed = await shippedComputed();
  await prepareData(database, { demo, passwordMemory: MIN_PASSWORD_MEMORY, computed }, () => new Date(START));
}
