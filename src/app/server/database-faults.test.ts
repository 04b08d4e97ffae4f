// @tests slow
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RouteContract } from '#kernel/contract.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { DEADLINE_MS } from '#server/database/deadline.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import type { Portal } from '#server/portal.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { type FaultProxy, startFaultProxy } from '#testing/fault-proxy.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { createApp } from './app.ts';
import { prepareData } from './prepare-data.ts';

/** Every answer and every recovery within five seconds (assurance R4), beside what the machine itself is late. */
const MAX_MS = 5_000;
const POOL = 4;

describe.runIf(ON_POSTGRES)('while the database is in trouble', () => {
  let proxy: FaultProxy;
  let portal: Portal;
  let form: object;
  let token: string;
  let drop: () => Promise<void>;
  let direct: pg.Client;
  const lag = watchLag();
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);

  beforeAll(async () => {
    const created = await createPostgresDatabase();
    drop = created.drop;
    direct = new pg.Client(created.url);
    await direct.connect();
    const url = new URL(created.url);
    proxy = await startFaultProxy(url.hostname, Number(url.port || 5432));
    url.host = `127.0.0.1:${proxy.port}`;
    portal = await openPortal(url.href);
    form = aConfiguredForm(await loadActiveRelease(portal.db), A_ROW_ID);
    const client = { client_id: 'drivewright-web', client_secret: 'drivewright-web', scope: 'portal' };
    const body = { ...client, grant_type: 'password', username: 'lv1-demo', password: DEMO_PASSWORD };
    token = (await ask(accountRoutes.signIn, { body })).result.token;
    process.on('unhandledRejection', note);
  });

  afterEach(() => {
    expect(unhandled).toEqual([]);
  });

  afterAll(async () => {
    process.off('unhandledRejection', note);
    await portal.http.close();
    await portal.database.close();
    await direct.end();
    await drop();
  });

  interface Heard {
    readonly status: number;
    readonly took: number;
    readonly result: { id: string; token: string; rows: { id: string }[] };
  }

  async function ask(route: RouteContract, { body, key }: { body?: object; key?: string } = {}): Promise<Heard> {
    const elapsed = lag.stopwatch();
    const answer = await portal.http.inject({
      method: route.method,
      url: `/api${route.path}${route === cartRoutes.list ? '?pageSize=200' : ''}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, took: elapsed(), result: answer.json().result };
  }

  const list = () => ask(cartRoutes.list);
  const save = (key: string) => ask(cartRoutes.create, { body: form, key });

  /** Three requests every 250 ms for a while, answered under trouble; and whether the portal lives meanwhile. */
  async function press(name: string, ms: number): Promise<readonly Heard[]> {
    const asked: Promise<Heard>[] = [];
    for (let round = 0; round < ms / 250; round += 1) {
      asked.push(list(), save(`${name}-${round}`), ask(accountRoutes.me));
      const alive = await portal.http.inject('/livez');
      expect(alive.statusCode).toBe(200);
      await pause(250);
    }
    return Promise.all(asked);
  }

  /** The keys of the lines a press asked for, all saved in the end and none twice. */
  async function expectEachSavedOnce(name: string, ms: number): Promise<void> {
    const keys = Array.from({ length: Math.ceil(ms / 250) }, (_, round) => `${name}-${round}`);
    const before = (await list()).result.rows.length;
    const first = await Promise.all(keys.map(saveInTheEnd));
    const again = await Promise.all(keys.map(saveInTheEnd));
    expect(again).toEqual(first);
    expect(new Set(first).size).toBe(keys.length);
    expect((await list()).result.rows.length).toBeLessThanOrEqual(before + keys.length);
  }

  async function saveInTheEnd(key: string): Promise<string> {
    return vi.waitFor(
      async () => {
        const { status, result } = await save(key);
        expect(status).toBe(200);
        return result.id;
      },
      { timeout: MAX_MS, interval: 100 },
    );
  }

  async function expectWell(): Promise<void> {
    const elapsed = lag.stopwatch();
    await vi.waitFor(
      async () => expect([(await list()).status, (await portal.http.inject('/readyz')).statusCode]).toEqual([200, 200]),
      {
        timeout: 2 * MAX_MS,
        interval: 50,
      },
    );
    expect(elapsed()).toBeLessThan(MAX_MS);
    const statuses = (await Promise.all(Array.from({ length: 2 * POOL }, list))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await vi.waitFor(() => expect(poolOf(portal)).toEqual({ tooMany: false, waiting: 0, busy: 0 }), {
      timeout: MAX_MS,
    });
  }

  async function readiness(): Promise<{ status: number; took: number }> {
    const elapsed = lag.stopwatch();
    const { statusCode: status } = await portal.http.inject('/readyz');
    return { status, took: elapsed() };
  }

  function expectCivil(heard: readonly Heard[]): void {
    expect(heard.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(heard.filter(({ took }) => took > MAX_MS)).toEqual([]);
  }

  test('and every message is late, requests are answered or told to come back, in time', async () => {
    proxy.delay = 300;
    const heard = await press('late', 500);
    proxy.delay = 0;
    expectCivil(heard);
    await expectWell();
    await expectEachSavedOnce('late', 500);
  });

  test('and what is said to it vanishes, requests are told to come back, in time, and nothing stays locked', async () => {
    proxy.be('swallows');
    const [heard, { status, took }] = await Promise.all([press('hole', 1_000), readiness()]);
    proxy.be(undefined);
    expectCivil(heard);
    expect([status, took < MAX_MS]).toEqual([503, true]);
    expect(heard.some(({ status }) => status === 503)).toBe(true);
    await expectWell();
    await expectEachSavedOnce('hole', 1_000);
  });

  test('and somebody locks a table, who needs it is told to come back, in time, and the others are served', async () => {
    await direct.query('begin; lock table configurations in access exclusive mode');
    const blocked = Promise.all([list(), save('locked')]);
    const others = await Promise.all([ask(accountRoutes.me), readiness()]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    const heard = await blocked;
    await direct.query('rollback');
    expectCivil(heard);
    expect(heard.map(({ status }) => status)).toEqual([503, 503]);
    await expectWell();
  });

  test('and takes no writes, they are told to come back while reading goes on', async () => {
    const readOnly = async (to: 'on' | 'off') => {
      await direct.query(`alter database ${direct.database} set default_transaction_read_only = ${to}`);
      // The setting counts for connections made from now on.
      proxy.reset();
    };
    await readOnly('on');
    await vi.waitFor(async () => expect((await list()).status).toBe(200), { timeout: MAX_MS });
    const [read, written] = await Promise.all([list(), save('read-only')]);
    expect([read.status, written.status]).toEqual([200, 503]);
    await readOnly('off');
    await expectWell();
    expect((await save('read-only')).status).toBe(200);
  });

  test('and the connections it has are silent while new ones work, one wait is enough', async () => {
    await Promise.all(Array.from({ length: 2 * POOL }, list));
    await vi.waitFor(() => expect(portal.database.pool.idleCount).toBe(POOL), { timeout: MAX_MS });
    proxy.silence();
    const first = await list();
    expect([first.status, first.took > DEADLINE_MS / 2, first.took < MAX_MS]).toEqual([503, true, true]);
    expect((await list()).status).toBe(200);
    await expectWell();
  });

  test('and comes and goes, requests are answered or told to come back at once', async () => {
    const flaps = (async () => {
      for (let flap = 0; flap < 8; flap += 1) {
        proxy.be(flap % 2 === 0 ? 'refuses' : undefined);
        await pause(200);
      }
    })();
    const heard = await press('flaps', 1_500);
    await flaps;
    expectCivil(heard);
    await expectWell();
    await expectEachSavedOnce('flaps', 1_500);
  });

  test('and resets connections in the middle of requests, none of them ends the portal', async () => {
    const resets = (async () => {
      for (let reset = 0; reset < 20; reset += 1) {
        await pause(50);
        proxy.reset();
      }
    })();
    const heard = await press('reset', 1_000);
    await resets;
    expectCivil(heard);
    await expectWell();
    await expectEachSavedOnce('reset', 1_000);
  });

  test('and it is restarted, the portal goes on with it', async () => {
    const restart = async () => {
      await pause(300);
      await direct.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      proxy.be('refuses');
      await pause(700);
      proxy.be(undefined);
    };
    const [heard] = await Promise.all([press('restart', 1_500), restart()]);
    expectCivil(heard);
    await expectWell();
    await expectEachSavedOnce('restart', 1_500);
  });
});

interface Lag {
  /** Begins to measure; answers how long it has been, less what the event loop of this process stood still meanwhile. */
  stopwatch(): () => number;
}

const BEAT = 25;

function watchLag(): Lag {
  let stoodStill = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    stoodStill += Math.max(0, now - last - 2 * BEAT);
    last = now;
  }, BEAT).unref();
  return {
    stopwatch() {
      const [began, before] = [performance.now(), stoodStill];
      return () => performance.now() - began - (stoodStill - before);
    },
  };
}

function poolOf({ database: { pool } }: Portal): object {
  const { totalCount, waitingCount: waiting, idleCount } = pool;
  return { tooMany: totalCount > POOL, waiting, busy: totalCount - idleCount };
}

async function openPortal(databaseUrl: string): Promise<Portal> {
  const settings = { ...readSettings({ LOG: 'none' }), demo: true };
  const database = await openDatabase({ databaseUrl, databasePool: POOL, dataDir: null });
  await migrateDatabase(database);
  await prepareData(database, settings);
  return createApp({ settings, database });
}
