// @tests both-databases, slow

import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { prepareData } from '#app/server/prepare-data.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { connectAlone } from '#server/backup/connect-alone.ts';
import { openDatabase } from '#server/database.ts';
import { MIN_PASSWORD_MEMORY } from '#server/env.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { killableServer, startServer } from '#testing/server-process.ts';
import { migrateDatabase } from './migrate.ts';

const MIGRATIONS = readMigrationFiles({ migrationsFolder: projectPath('database', 'migrations') });
const closing: (() => Promise<void> | void)[] = [];

afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

const ALL = MIGRATIONS.map(({ hash }) => hash);

describe.skipIf(!ON_POSTGRES)('on PostgreSQL', () => {
  async function postgres(): Promise<{ url: string; client: pg.Client }> {
    const { url, drop } = await createPostgresDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    closing.push(async () => {
      await client.end();
      await drop();
    });
    return { url, client };
  }

  test('five instances that start together migrate once and sow once', async () => {
    const { url, client } = await postgres();
    const instances = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase({ databaseUrl: url, databasePool: 2, dataDir: null })),
    );
    await Promise.all(instances.map((instance) => migrateDatabase(instance)));
    // Here they share one thread: two sow, and connections are made before the work that would keep them waiting.
    const [one, other] = instances;
    const sowers = [one, other].filter((instance) => instance !== undefined);
    await Promise.all(sowers.map((instance) => instance.pool.query('select 1')));
    await Promise.all(
      sowers.map((instance) => prepareData(instance, { demo: true, passwordMemory: MIN_PASSWORD_MEMORY })),
    );
    await Promise.all(instances.map((instance) => instance.close()));
    expect(await migrationsOf(client)).toEqual(ALL);
    const { rows } = await client.query('select name from organisations order by name');
    expect(rows.map(({ name }) => name)).toEqual([...new Set(rows.map(({ name }) => name))]);
    expect(rows.length).toBeGreaterThan(2);
    expect((await client.query('select 1 from product_releases')).rows).toHaveLength(CONFIGURABLE.length);
  });

  test('a migration that does not get a lock lets others pass, and finishes when it does', async () => {
    const { url, client } = await postgres();
    await migrateFirst(client, 4);
    await client.query('begin; lock table users in row exclusive mode');
    const instance = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: null });
    let attempts = 0;
    const migrated = migrateDatabase(instance, { lockMs: 400, onWait: () => (attempts += 1) });
    // They wait behind it, but no longer than it tries: the lock it wants is held until they are through.
    while (attempts < 2) {
      await instance.pool.query('select 1 from users limit 1');
      await wait(20);
    }
    await client.query('rollback');
    await migrated;
    await instance.close();
    expect(await migrationsOf(client)).toEqual(ALL);
  });

  test('answers that were kept before they had an organisation get theirs, unless the account was moved since', async () => {
    const { url, client } = await postgres();
    await migrateFirst(client, 16);
    const [own, customer, staying, moved] = Array.from({ length: 4 }, () => randomUUID());
    await client.query(
      `insert into organisations (id, name, kind, created_at) values ($1, 'Own', 'customer-lv1', now())`,
      [own],
    );
    for (const id of [staying, moved])
      await client.query(
        `insert into users (id, username, password_hash, role, user_attribute, user_department, organisation_id, password_updated, created_at)
         values ($1, $2, 'h', 'customer-lv1', 'Customer-lv1', '', $3, true, now())`,
        [id, `person-${id}`, own],
      );
    await client.query(
      `insert into audit_events (id, at, actor_id, action, object, request_id, details, subjects)
       values ($1, now(), null, 'user.edited', $2, 'r', '{"organisationId": {"from": "x", "to": "y"}}', '{}')`,
      [randomUUID(), moved],
    );
    const keys = [
      [staying, 'plain', '{"id": "a", "version": 3}'],
      [staying, `acting ${customer}`, '{"id": "b", "version": "2026-1"}'],
      [staying, 'nothing', 'null'],
      [moved, 'plain', '{"id": "c"}'],
      [randomUUID(), 'of-nobody', '{}'],
    ];
    for (const key of keys)
      await client.query(
        `insert into idempotency_keys (actor_id, key, fingerprint, answer, created_at)
         values ($1, $2, 'f', $3, now() - interval '1 minute')`,
        key,
      );
    const instance = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: null });
    await migrateDatabase(instance);
    await instance.close();
    const { rows } = await client.query('select key, organisation_id, version from idempotency_keys order by key');
    expect(rows).toEqual([
      { key: `acting ${customer}`, organisation_id: customer, version: null },
      { key: 'nothing', organisation_id: own, version: null },
      { key: 'plain', organisation_id: own, version: 3 },
    ]);
  });

  test('an instance killed half-way leaves the database as it was, and the next one finishes', async () => {
    const { url, client } = await postgres();
    await migrateFirst(client, 4);
    const tables = await tablesOf(client);
    // Whoever migrates gets as far as the table of accounts, and waits there.
    await client.query('begin; lock table users in access exclusive mode');
    const server = killableServer({ DATABASE_URL: url });
    await vi.waitFor(async () => expect(await isSomebodyWaiting(url)).toBe(true), { timeout: 60_000, interval: 200 });
    await server.kill();
    await client.query('rollback');
    expect(await tablesOf(client)).toEqual(tables);
    expect(await migrationsOf(client)).toEqual(ALL.slice(0, 4));
    const next = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: null });
    await migrateDatabase(next);
    await next.close();
    expect(await migrationsOf(client)).toEqual(ALL);
  });
});

async function migrateFirst(client: pg.ClientBase, count: number): Promise<void> {
  await client.query('create schema drizzle');
  await client.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)');
  for (const { sql, hash, folderMillis } of MIGRATIONS.slice(0, count)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  return rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
}

async function isSomebodyWaiting(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`,
  );
  await client.end();
  return rows.length > 0;
}

test.skipIf(ON_POSTGRES)(
  'killed on its first start, the portal on the embedded database starts the next time',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-migrate-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const first = killableServer({ DATA_DIR: folder });
    await vi.waitFor(() => expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true), {
      timeout: 60_000,
      interval: 10,
    });
    await wait(300);
    await first.kill();
    const server = await startServer({ DATA_DIR: folder });
    expect(await server.stop('SIGTERM')).toBe(0);
    const { client, close } = await connectAlone({ databaseUrl: undefined, dataDir: folder });
    closing.push(close);
    expect(await migrationsOf(client)).toEqual(ALL);
  },
);
