import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Whether the server tests run on PostgreSQL rather than on the embedded database. */
export const ON_POSTGRES = process.env.TEST_ENGINE === 'postgres';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** A new database on the PostgreSQL server of the tests: an empty one, or a copy of one to which nobody is connected. */
export async function createPostgresDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${process.env.TEST_RUN}_${randomBytes(6).toString('hex')}`;
  await command(`create database ${name} template ${template}`);
  return { url: addressOf(name), drop: () => command(`drop database ${name} with (force)`) };
}

/** Gives a database that nobody is connected to a name by which it can be copied. */
export async function renameDatabase(url: string, name: string): Promise<void> {
  await command(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
}

/** Removes every database whose name begins so. */
export async function dropDatabases(beginning: string): Promise<void> {
  await withServer(async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [beginning]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

function addressOf(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

function command(statement: string): Promise<void> {
  return withServer(async (client) => void (await client.query(statement)));
}

async function withServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await work(client).finally(() => client.end());
}
