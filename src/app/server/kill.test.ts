// @tests both-databases, slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { aCustomer, type Customer } from '#testing/customer.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { runServer, type ServerProcess, startServer } from '#testing/server-process.ts';

const release = await loadActiveRelease((await testApp()).portal.db);
const FORM = aConfiguredForm(release, A_ROW_ID);

const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const environment = { DATA_DIR: folder, DEMO: '1', ...(postgres && { DATABASE_URL: postgres.url }) };

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

const KEYS = Array.from({ length: 10 }, (_, index) => `line-${index}`);
let server: ServerProcess;
let customer: Customer;

test('killed in the middle of work, the portal loses no line it acknowledged, and saving again doubles none', async () => {
  const acknowledged = new Map<string, string>();
  server = await startServer(environment);
  customer = await aCustomer(() => server.address, FORM);
  for (let kill = 0; kill < 2; kill += 1) {
    const round = KEYS.map((key) => `${kill}-${key}`);
    const work = round.map((key) => customer.save(key).then((id) => acknowledged.set(key, id)));
    await Promise.any(work);
    await server.stop('SIGKILL');
    await Promise.allSettled(work);
    server = await startServer(environment);
    const there = await customer.savedIds();
    expect([...acknowledged.values()].filter((id) => !there.includes(id))).toEqual([]);
    for (const key of round) {
      const id = await customer.save(key);
      expect(id).toBe(acknowledged.get(key) ?? id);
      acknowledged.set(key, id);
    }
    await expect(customer.save(`${kill}-line-0`, { quantity: 2 })).rejects.toMatchObject({ status: 422 });
  }
  expect(await customer.savedIds()).toEqual([...acknowledged.values()].sort());
  expect(acknowledged.size).toBe(2 * KEYS.length);
});

test.skipIf(ON_POSTGRES)('a second portal on the same data folder refuses to start and says why', async () => {
  const second = await runServer(environment);
  expect(second.code).toBe(1);
  expect(second.said).toContain(`The data folder ${folder} is in use by process`);
  expect(second.said).not.toMatch(/\n\s+at /);
  expect(await customer.savedIds()).toHaveLength(2 * KEYS.length);
});

test('requests at work are answered in full when the portal is told to stop, and it ends well', async () => {
  const work = KEYS.slice(0, 5).map((key) => customer.save(`last-${key}`));
  await Promise.any(work);
  const stopped = server.stop('SIGTERM');
  expect(new Set(await Promise.all(work)).size).toBe(5);
  expect(await stopped).toBe(0);
});
