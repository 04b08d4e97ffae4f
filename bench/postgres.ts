import pg from 'pg';

/** Does a piece of work on a new database of the PostgreSQL server of the tests; undefined where none answers. */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result | undefined> {
  const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  const name = `bench_${process.pid}`;
  if (!(await command(server, `create database ${name}`))) {
    console.log('not measured: PostgreSQL (none answers at TEST_DATABASE_URL)');
    return undefined;
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await command(server, `drop database ${name} with (force)`);
  }
}

/** Whether the server answered: without one there is nothing to measure. */
async function command(server: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server });
  try {
    await client.connect();
  } catch {
    return false;
  }
  await client.query(statement).finally(() => client.end());
  return true;
}
