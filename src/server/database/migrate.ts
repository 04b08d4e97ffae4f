import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from '#server/database.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { StartRefusal } from '#server/process/start-refusal.ts';

/** One number for everyone who migrates: on PostgreSQL several instances may start at the same moment. */
export const MIGRATION_LOCK = 4_711_001;

/** How long a migration waits for a lock, ms: whoever wants to read a table waits behind it (assurance R10). */
const LOCK_MS = 2_000;
/** How often all of it is tried; with the pauses between, about five minutes. */
const ATTEMPTS = 100;

export interface MigrationOptions {
  readonly lockMs?: number;
  /** Told of each attempt that did not get its locks. */
  readonly onWait?: (attempt: number) => void;
  /** Told to stop, it stops between two attempts. */
  readonly signal?: AbortSignal;
}

/** Brings the database to the newest migration; of several instances starting together one does it and the others wait. */
export async function migrateDatabase(database: Database, options: MigrationOptions = {}): Promise<void> {
  if (database.engine === 'embedded') return applyMigrations(database.db);
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateInAttempts(client, options);
  } finally {
    // The connection ends with its lock and its settings.
    client.release(true);
  }
}

/** All migrations are one transaction: one that does not get a lock in time gives back those it has, and begins again. */
async function migrateInAttempts(
  client: pg.PoolClient,
  { lockMs = LOCK_MS, onWait, signal }: MigrationOptions,
): Promise<void> {
  await client.query(`set lock_timeout = ${lockMs}`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await applyMigrations(drizzle(client));
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      onWait?.(attempt);
    }
    // Those who waited behind it go first.
    await pause(lockMs / 2, undefined, signal && { signal });
  }
  throw new StartRefusal('Somebody else holds a lock that the migration of the database needs. Nothing was changed.');
}

function applyMigrations(db: Database['db']): Promise<void> {
  return migrate(db, { migrationsFolder: projectPath('database', 'migrations') });
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}
