// @tests both-databases, slow
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { killableServer, startServer } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-stop-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
  readonly whole: boolean;
}

/**
 * What became of a request: an answer; refused, if nobody listened any more; or cut, if it was taken and not answered. A
 * connection the kernel made and nobody took before the socket stopped listening is refused too: the kernel resets it.
 */
type Outcome = Answer | 'refused' | 'cut';

async function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<Outcome> {
  const asked = request(url, { agent, headers }).end();
  try {
    const [answer] = await once(asked, 'response');
    let bytes = 0;
    for await (const chunk of answer) bytes += chunk.length;
    const { 'content-length': length, connection } = answer.headers;
    return { status: answer.statusCode, connection, whole: bytes === Number(length ?? bytes) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isUntaken = code === 'ECONNRESET' && !asked.reusedSocket;
    return code === 'ECONNREFUSED' || isUntaken ? 'refused' : 'cut';
  }
}

const CLIENTS = 24;

/** R3: clients that keep their connections and never pause, reading and signing in. */
test('told to stop under load, the portal answers every request it took, and ends well', async () => {
  const environment = { DATA_DIR: folder, DEMO: '1', ...(postgres && { DATABASE_URL: postgres.url }) };
  const server = await startServer(environment);
  const client = {
    client_id: 'drivewright-web',
    client_secret: 'drivewright-web',
    grant_type: 'password',
    scope: 'portal',
  };
  const signedIn = await fetch(`${server.address}/api${accountRoutes.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...client, username: 'lv1-demo', password: DEMO_PASSWORD }),
  });
  const authorization = `Bearer ${(await signedIn.json()).result.token}`;
  const paths = [`/api${cartRoutes.list.path}`, `/api${accountRoutes.me.path}`, '/livez'];

  let isStopping = false;
  const after: Outcome[] = [];
  const before: Outcome[] = [];
  const agents = Array.from({ length: CLIENTS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const load = agents.map(async (agent, number) => {
    for (let outcome: Outcome | undefined; outcome !== 'refused' && outcome !== 'cut'; ) {
      const outcomes = isStopping ? after : before;
      outcome = await ask(`${server.address}${paths[number % paths.length]}`, agent, { authorization });
      outcomes.push(outcome);
    }
  });
  await vi.waitFor(() => expect(before.length).toBeGreaterThan(4 * CLIENTS), { timeout: 60_000 });
  isStopping = true;
  const code = await server.stop('SIGTERM');
  await Promise.all(load);
  for (const agent of agents) agent.destroy();

  const all = [...before, ...after];
  expect(all.filter((outcome) => outcome === 'cut')).toEqual([]);
  const answers = all.filter((outcome) => typeof outcome === 'object');
  // On a slow machine some are told that it is busy, which is an answer too.
  expect(answers.filter(({ status, whole }) => ![200, 503].includes(status) || !whole)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(CLIENTS);
  expect(answers.some(({ connection }) => connection === 'close')).toBe(true);
  expect(code).toBe(0);
});

test.skipIf(ON_POSTGRES)('told to stop while it starts, the portal closes its database and ends well', async () => {
  const data = join(folder, 'starting');
  const starting = killableServer({ DATA_DIR: data });
  await vi.waitFor(() => expect(existsSync(join(data, 'database', 'PG_VERSION'))).toBe(true), {
    timeout: 60_000,
    interval: 10,
  });
  expect(await starting.kill('SIGTERM')).toBe(0);
  // Closed, and not left behind as a killed one.
  expect(existsSync(join(data, 'database', 'postmaster.pid'))).toBe(false);
});

test.runIf(ON_POSTGRES)(
  'told to stop while its migration waits for a lock, the portal ends well and changes nothing',
  async () => {
    const created = await createPostgresDatabase();
    const [client, observer] = [new pg.Client(created.url), new pg.Client(created.url)];
    await Promise.all([client.connect(), observer.connect()]);
    // The first migration makes this table, and waits for whoever is about to.
    await client.query('begin; create table idempotency_keys (id int)');
    const starting = killableServer({ DATABASE_URL: created.url });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await observer.query(waiting)).rows).toHaveLength(1), { timeout: 60_000 });
    expect(await starting.kill('SIGTERM')).toBe(0);
    await client.query('rollback');
    const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([]);
    await Promise.all([client.end(), observer.end()]);
    await created.drop();
  },
);
