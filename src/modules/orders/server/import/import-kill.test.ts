// @tests alone, slow
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { jobRoutes } from '#modules/jobs/contract.ts';
import { orderImportRoutes } from '#modules/orders/contract.ts';
import { rowFile } from '#modules/orders/server/import/row-files.ts';
import { NUMBERS } from '#modules/orders/testing/import-app.ts';
import { orderFile } from '#modules/orders/testing/order-file.ts';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { spawnPortal, whenReady } from '#testing/portal-process.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { signInAt } from '#testing/sign-in.ts';

const ROWS = Number(process.env.IMPORT_ROWS ?? 100_000);
/** A hundred thousand rows take minutes. What a portal holds meanwhile is measured by the bench `order-import`. */
const IS_LONG = process.env.TEST_PART === 'long' && ON_POSTGRES;
const HALF_HOUR = 1_800_000;

const postgres = IS_LONG ? await createPostgresDatabase() : undefined;
afterAll(() => postgres?.drop());

/** A portal as a process of its own, and what it is asked. */
async function startPortal(url: string) {
  const child = spawnPortal({ environment: { DEMO: '1', DATABASE_URL: url } });
  const server = await whenReady(child);
  const { token } = await signInAt(server.address, 'admin');
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const ask = async (method: string, path: string, more: RequestInit = {}) => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method,
      ...more,
      headers: { ...headers, ...more.headers },
    });
    const said = (await answer.json()) as { result: Record<string, never>; description: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.description}`);
    return said.result as never;
  };
  return { ask, server };
}

type Asking = Awaited<ReturnType<typeof startPortal>>['ask'];
interface Job {
  readonly state: string;
  readonly done: number;
}

async function until(ask: Asking, jobId: string, isThere: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const job: Job = await ask('GET', jobRoutes.open.path.replace(':id', jobId));
    if (isThere(job)) return job;
    await new Promise((done) => setTimeout(done, 200));
  }
}
const isOver = ({ state }: Job) => ['done', 'failed', 'cancelled'].includes(state);

async function send(ask: Asking, bytes: Buffer, name: string): Promise<{ id: string; importedAt: string | null }> {
  const headers = { 'content-type': 'text/csv' };
  return ask('PUT', `${orderImportRoutes.send.path}?name=${name}`, { headers, body: new Uint8Array(bytes) });
}
const opened = (ask: Asking, id: string): Promise<{ jobId: string; state: string; applied: number; counts: object }> =>
  ask('GET', orderImportRoutes.open.path.replace(':id', id));

async function apply(ask: Asking, id: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ mode: 'valid' });
  const { jobId }: { jobId: string } = await ask('POST', orderImportRoutes.apply.path.replace(':id', id), {
    headers,
    body,
  });
  return jobId;
}

async function prepared(url: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: null });
  await database.db.execute(sql`update customer_terms set erp_no = ${NUMBERS.east} where organisation_id =
    (select organisation_id from users where username = 'lv1-demo')`);
  const [known] = await database.db.select().from(customerTerms).where(eq(customerTerms.erpNo, NUMBERS.east));
  if (known === undefined) throw new Error('there is no customer to import for');
  return database;
}

const countOf = async ({ db }: Database, table: 'order_lines' | 'order_events') =>
  Number((await db.execute(sql.raw(`select count(*) from ${table}`))).rows[0]?.count);

describe.skipIf(!IS_LONG)(`an import of ${ROWS} rows on PostgreSQL`, () => {
  test(
    'is cancelled and gone on with, goes on after a kill −9 and takes every right row once',
    async () => {
      const url = postgres?.url ?? '';
      const first = await startPortal(url);
      const database = await prepared(url);
      const { rows, wrong } = orderFile(7, ROWS, NUMBERS.east);
      const bytes = rowFile(
        'csv',
        rows.map((cells) => ({ cells })),
        'en',
      );
      const right = ROWS - wrong.size;
      const { id } = await send(first.ask, bytes, 'orders.csv');
      const reading = (await opened(first.ask, id)).jobId;
      const began = performance.now();
      expect((await until(first.ask, reading, isOver)).state).toBe('done');
      console.log(`read and judged in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      expect((await opened(first.ask, id)).counts).toMatchObject({ new: right, refused: wrong.size });

      const cancelled = await apply(first.ask, id);
      await until(first.ask, cancelled, ({ done }) => done > right / 10);
      await first.ask('DELETE', jobRoutes.cancel.path.replace(':id', cancelled));
      const stopped = await opened(first.ask, id);
      expect(stopped.state).toBe('stopped');
      expect(stopped.applied).toBe(await countOf(database, 'order_lines'));
      expect(stopped.applied).toBeLessThan(right);

      const killed = await apply(first.ask, id);
      await until(first.ask, killed, ({ done }) => done > right / 2);
      await first.server.stop('SIGKILL');

      const second = await startPortal(url);
      const again = performance.now();
      expect((await until(second.ask, killed, isOver)).state).toBe('done');
      console.log(
        `the rest in ${((performance.now() - again) / 1000).toFixed(0)} s, the lease of the killed one among it`,
      );
      expect(await opened(second.ask, id)).toMatchObject({ state: 'applied', applied: right });
      expect(await countOf(database, 'order_lines')).toBe(right);

      const events = await countOf(database, 'order_events');
      expect(await send(second.ask, bytes, 'orders.csv')).toMatchObject({ id, importedAt: expect.any(String) });
      const other = await send(second.ask, Buffer.concat([bytes, Buffer.from('\r\n')]), 'again.csv');
      await until(second.ask, (await opened(second.ask, other.id)).jobId, isOver);
      expect((await opened(second.ask, other.id)).counts).toMatchObject({ unchanged: right, new: 0, changed: 0 });
      expect(await countOf(database, 'order_events')).toBe(events);
      await second.server.stop('SIGTERM');
      await database.close();
    },
    HALF_HOUR,
  );
});
