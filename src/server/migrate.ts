import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { projectPath } from './project-folder.ts';

/** One number for everyone who migrates: on PostgreSQL several instances may start at the same moment. */
export const MIGRATION_LOCK = 4_711_001;

/** Brings the database to the newest migration; of several instances starting together one does it and the others wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.engine === 'embedded') {
    await migrate(database.db, { migrationsFolder: projectPath('database', 'migrations') });
    return;
  }
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: projectPath('database', 'migrations') });
  } finally {
    // The connection ends with its lock and its setting.
    client.release(true);
  }
}
