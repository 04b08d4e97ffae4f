import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { Settings } from './env.ts';
import { reasonOf, StartRefusal } from './process/start-refusal.ts';

// Dates stay plain text on both engines: a calendar day has no time zone.
pg.types.setTypeParser(1082, (value) => value);

type Whole = NodePgDatabase<Record<string, never>>;
/** The database, or a transaction of it: every storage function takes one first and works inside either. */
export type Db = Whole | Parameters<Parameters<Whole['transaction']>[0]>[0];

export interface Database {
  /** Without limits of time, for the start; what serves requests has a deadline (row-security.ts). */
  readonly db: Whole;
  readonly pool: pg.Pool;
  /** For health and figures, which shall tell the truth while the pool is full; the embedded database has one connection for all. */
  readonly watchPool: pg.Pool;
  readonly engine: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL where `DATABASE_URL` says so, else the embedded database of the data folder (null: in memory, empty or as
 * the image of another).
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databasePool'> & { dataDir: string | null; image?: string },
): Promise<Database> {
  if (settings.databaseUrl !== undefined) return await openPostgres(settings.databaseUrl, settings.databasePool);
  const embedded = await startEmbedded(settings.dataDir, settings.image);
  const pool = new pg.Pool({ host: embedded.socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 1 });
  surviveLosses(pool);
  return {
    db: drizzle(pool),
    pool,
    watchPool: pool,
    engine: 'embedded',
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/**
 * Passed down: a statement ends before a request's deadline does (deadline.ts), and that before any proxy's. A transaction
 * whose portal fell silent is ended by the server, with the locks it holds.
 */
const CONNECTION = {
  /** By which a restore sees that a portal runs. */
  application_name: 'drivewright',
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

async function openPostgres(connectionString: string, max: number): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max, ...CONNECTION });
  surviveLosses(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartRefusal(`DATABASE_URL: no connection to the database (${reasonOf(error)}).`);
  }
  // Kept open: when the server has no connection left to give, this one still tells how it is.
  const watchPool = new pg.Pool({ connectionString, max: 1, ...CONNECTION, idleTimeoutMillis: 0 });
  surviveLosses(watchPool);
  return {
    db: drizzle(pool),
    pool,
    watchPool,
    engine: 'postgresql',
    async close() {
      await Promise.all([pool.end(), watchPool.end()]);
    },
  };
}

/**
 * A connection lost while idle is replaced by the pool, and one lost at work says so by its query: the event says it once
 * more, and would end the process.
 */
function surviveLosses(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
