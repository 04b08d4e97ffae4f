// @tests both-databases, slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { callerAt, draftList } from '#modules/bills/testing/over-network.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { startServer } from '#testing/server-process.ts';

const FORM = aConfiguredForm(await loadActiveRelease((await testApp()).portal.db), A_ROW_ID);
const folder = mkdtempSync(join(tmpdir(), 'portal-issue-kill-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const environment = { DATA_DIR: folder, DEMO: '1', ...(postgres && { DATABASE_URL: postgres.url }) };

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

/** How long after an issue was asked for the portal is killed, ms: before, amid and after its transaction. */
const AFTER = [2, 15, 60];

test('killed while it issues, the portal has issued a paper once or not at all, and no number is lost', async () => {
  let server = await startServer(environment);
  const customer = await callerAt(() => server.address, 'lv1-demo');
  const sales = await callerAt(() => server.address, 'sales-demo');
  const numbers: string[] = [];
  for (const [round, ms] of AFTER.entries()) {
    const { id, sha256 } = await draftList(customer, sales, FORM, `K${round}`);
    const asked = sales(`/bills/${id}/issue`, { hash: sha256 }).catch(() => undefined);
    await pause(ms);
    await server.stop('SIGKILL');
    await asked;
    server = await startServer(environment);
    const found = await sales(`/bills/${id}`);
    expect(['draft', 'issued']).toContain(found.state);
    const issued = found.state === 'issued' ? found : await sales(`/bills/${id}/issue`, { hash: found.sha256 });
    numbers.push(issued.number);
  }
  await server.stop('SIGTERM');
  expect(numbers.map((number) => number.split('-')[1])).toEqual(['0001', '0002', '0003']);
});
