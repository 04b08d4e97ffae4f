import { resolve } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/embedded/start-embedded.ts';
import { reasonOf, StartRefusal } from '#server/process/start-refusal.ts';

/** One connection for one long piece of work, without the limits of time that requests have. */
export interface AloneConnection {
  readonly client: pg.Client;
  /** Which database it is, for whoever waits for the work: nothing secret. */
  readonly name: string;
  close(): Promise<void>;
}

/** Connects to the database of the settings; the embedded one must be nobody else's meanwhile. */
export async function connectAlone(settings: {
  databaseUrl: string | undefined;
  dataDir: string | null;
}): Promise<AloneConnection> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 4_000 });
    await client.connect().catch((error: unknown) => {
      throw new StartRefusal(`DATABASE_URL: no connection to the database (${reasonOf(error)}).`);
    });
    const name = `PostgreSQL ${client.database} on ${client.host}:${client.port}`;
    return { client, name, close: () => client.end() };
  }
  const embedded = await startEmbedded(dataDir);
  const client = new pg.Client({ host: embedded.socketFolder, port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  return {
    client,
    name: `DATA_DIR=${dataDir === null ? '' : resolve(dataDir)}`,
    async close() {
      await client.end();
      await embedded.close();
    },
  };
}
