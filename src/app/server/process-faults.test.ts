// @tests both-databases, slow
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { aCustomer, CallRefused, type Customer } from '#testing/customer.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { runServer, type ServerProcess, startServer } from '#testing/server-process.ts';

const release = await loadActiveRelease((await testApp()).portal.db);
const FORM = aConfiguredForm(release, A_ROW_ID);

const folder = mkdtempSync(join(tmpdir(), 'portal-trouble-'));
/** While this file exists, the disk is in the trouble it names. */
const sign = join(folder, 'disk-trouble');
const disk = {
  DISK_TROUBLE: sign,
  NODE_OPTIONS: `--require ${fileURLToPath(new URL('../../testing/disk-fault.cjs', import.meta.url))}`,
};
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const environment = {
  DEMO: '1',
  LOG: 'json',
  ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: join(folder, 'data'), ...disk }),
};

let server: ServerProcess;
let customer: Customer;

/** What the portal itself needs, and some clients. */
const OPEN_FILES = 600;

beforeAll(async () => {
  server = await startServer(environment, OPEN_FILES);
  customer = await aCustomer(() => server.address, FORM);
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

const statusOf = async (path: string) => (await fetch(`${server.address}${path}`)).status;

test('a portal frozen for three seconds answers all that was asked meanwhile, and nobody has to sign in again', async () => {
  const before = Array.from({ length: 5 }, (_, index) => customer.save(`before-${index}`));
  server.signal('SIGSTOP');
  const meanwhile = Array.from({ length: 5 }, (_, index) => customer.save(`meanwhile-${index}`));
  await pause(3_000);
  server.signal('SIGCONT');
  const saved = await Promise.all([...before, ...meanwhile]);
  expect(await customer.savedIds()).toEqual([...saved].sort());
});

test('a client that leaves in the middle of a download is nothing the portal notices', async () => {
  const path = `/api/v1/releases/JRT/${release.hash}`;
  const before = server.said().length;
  expect(await statusOf(path)).toBe(200);
  for (let client = 0; client < 20; client += 1) {
    const [answer] = await once(get(`${server.address}${path}`), 'response');
    await once(answer, 'data');
    answer.destroy();
  }
  expect(await statusOf('/readyz')).toBe(200);
  const lines = () =>
    server
      .said()
      .slice(before)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  await vi.waitFor(() => expect(lines().filter(({ route }) => route?.includes('releases'))).toHaveLength(21));
  expect(lines().filter(({ level, msg }) => level !== 'info' && msg !== 'slow request')).toEqual([]);
});

describe.skipIf(ON_POSTGRES)('a disk', () => {
  test.each(['ENOSPC', 'EROFS'])('that takes nothing (%s) ends the start with one sentence', async (code) => {
    const data = join(folder, code);
    mkdirSync(data);
    writeFileSync(`${data}.sign`, code);
    const { code: exit, said } = await runServer({ DATA_DIR: data, ...disk, DISK_TROUBLE: `${data}.sign` });
    expect(said).toContain(`DATA_DIR=${data} cannot be used: ${code}`);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(exit).toBe(1);
  });

  test.each(['ENOSPC', 'EROFS'])(
    'that takes no more (%s) costs a 503 until it does, and nothing that was saved',
    async (code) => {
      const there = await customer.savedIds();
      writeFileSync(sign, code);
      await vi.waitFor(() => expect(customer.save(`never-${code}`)).rejects.toBeInstanceOf(CallRefused), {
        timeout: 5_000,
      });
      await expect(customer.save(`full-${code}`)).rejects.toMatchObject({ status: 503 });
      // What cannot even write its log has to start again.
      const signIn = () => aCustomer(() => server.address, FORM);
      await vi.waitFor(
        async () => {
          await expect(signIn()).rejects.toMatchObject({ status: 503 });
          expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
        },
        { timeout: 10_000 },
      );
      rmSync(sign);
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 30_000, interval: 50 });
      expect(await customer.savedIds()).toEqual(there);
      const saved = await customer.save(`full-${code}`);
      expect(await customer.savedIds()).toEqual([...there, saved].sort());
    },
  );
});

test('a swarm of clients who take every file handle costs the others time, and nothing that was saved', async () => {
  const there = await customer.savedIds();
  const { port, hostname } = new URL(server.address);
  const swarm = Array.from({ length: 2 * OPEN_FILES }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  await vi.waitFor(() => expect(swarm.filter(({ connecting }) => connecting)).toEqual([]), { timeout: 60_000 });
  // Those the portal had no handle for are hung up on.
  await vi.waitFor(() => expect(swarm.filter(({ closed }) => closed).length).toBeGreaterThan(OPEN_FILES / 2), {
    timeout: 60_000,
  });
  for (const socket of swarm) socket.destroy();
  await vi.waitFor(async () => expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200]), {
    timeout: 5_000,
  });
  const saved = await customer.save('after-the-swarm');
  expect(await customer.savedIds()).toEqual([...there, saved].sort());
});

test('after all of that the portal stops as it should', async () => {
  expect(await server.stop('SIGTERM')).toBe(0);
});
