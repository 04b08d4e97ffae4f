import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { createPostgresDatabase, ON_POSTGRES, testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
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

/** A call as a client makes it over the network. */
async function call(path: string, token: string | undefined, body?: object, key?: string) {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = await answer.json();
  if (envelope.code !== 0) throw new Error(`${path}: ${JSON.stringify(envelope)}`);
  return envelope.result;
}

async function signIn(): Promise<string> {
  const client = {
    client_id: 'drivewright-web',
    client_secret: 'drivewright-web',
    grant_type: 'password',
    scope: 'portal',
  };
  return (await call('/oauth/token', undefined, { ...client, username: 'lv1-demo', password: DEMO_PASSWORD })).token;
}

async function save(token: string, key: string): Promise<string> {
  return (await call('/v1/configurations', token, FORM, key)).id;
}

async function savedIds(token: string): Promise<string[]> {
  const { rows, next } = await call('/v1/configurations?pageSize=200', token);
  expect(next).toBeNull();
  return rows.map(({ id }: { id: string }) => id).sort();
}

const LONG = { timeout: 120_000 };
const KEYS = Array.from({ length: 10 }, (_, index) => `line-${index}`);
let server: ServerProcess;

test(
  'killed in the middle of work, the portal loses no line it acknowledged, and saving again doubles none',
  LONG,
  async () => {
    const acknowledged = new Map<string, string>();
    server = await startServer(environment);
    const token = await signIn();
    for (let kill = 0; kill < 2; kill += 1) {
      const round = KEYS.map((key) => `${kill}-${key}`);
      const work = round.map((key) => save(token, key).then((id) => acknowledged.set(key, id)));
      await Promise.any(work);
      await server.stop('SIGKILL');
      await Promise.allSettled(work);
      server = await startServer(environment);
      const there = await savedIds(token);
      expect([...acknowledged.values()].filter((id) => !there.includes(id))).toEqual([]);
      for (const key of round) {
        const id = await save(token, key);
        expect(id).toBe(acknowledged.get(key) ?? id);
        acknowledged.set(key, id);
      }
    }
    expect(await savedIds(token)).toEqual([...acknowledged.values()].sort());
    expect(acknowledged.size).toBe(2 * KEYS.length);
  },
);

test.skipIf(ON_POSTGRES)('a second portal on the same data folder refuses to start and says why', LONG, async () => {
  const second = await runServer(environment);
  expect(second.code).toBe(1);
  expect(second.said).toContain(`The data folder ${folder} is in use by process`);
  expect(second.said).not.toMatch(/\n\s+at /);
  expect(await savedIds(await signIn())).toHaveLength(2 * KEYS.length);
});

test('requests at work are answered in full when the portal is told to stop, and it ends well', LONG, async () => {
  const token = await signIn();
  const work = KEYS.slice(0, 5).map((key) => save(token, `last-${key}`));
  await Promise.any(work);
  const stopped = server.stop('SIGTERM');
  expect(new Set(await Promise.all(work)).size).toBe(5);
  expect(await stopped).toBe(0);
});
