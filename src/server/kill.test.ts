import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/app.ts';
import { runServer, type ServerProcess, startServer } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const environment = { DATA_DIR: folder, DEMO: '1', ...(postgres && { DATABASE_URL: postgres.url }) };

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

/** Signs in, which writes a session, and answers its token once the portal has acknowledged it. */
async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: 'drivewright-web',
      client_secret: 'drivewright-web',
      grant_type: 'password',
      scope: 'portal',
      username: 'lv1-demo',
      password: DEMO_PASSWORD,
    }),
  });
  const { result } = await answer.json();
  return result.token;
}

async function isSignedIn(address: string, token: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/auth/personal`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status === 200;
}

const LONG = { timeout: 120_000 };
let server: ServerProcess;

test('what the portal has acknowledged is there after it was killed in the middle of work', LONG, async () => {
  const acknowledged: string[] = [];
  server = await startServer(environment);
  for (let kill = 0; kill < 2; kill += 1) {
    const work = Array.from({ length: 12 }, () => signIn(server.address).then((token) => acknowledged.push(token)));
    await Promise.any(work);
    await server.stop('SIGKILL');
    await Promise.allSettled(work);
    server = await startServer(environment);
    const alive = await Promise.all(acknowledged.map((token) => isSignedIn(server.address, token)));
    expect(alive).toEqual(acknowledged.map(() => true));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(2);
});

test.skipIf(ON_POSTGRES)('a second portal on the same data folder refuses to start and says why', LONG, async () => {
  const second = await runServer(environment);
  expect(second.code).toBe(1);
  expect(second.said).toContain(`The data folder ${folder} is in use by process`);
  expect(second.said).not.toMatch(/\n\s+at /);
  expect(await isSignedIn(server.address, await signIn(server.address))).toBe(true);
});

test('requests at work are answered in full when the portal is told to stop, and it ends well', LONG, async () => {
  const work = Array.from({ length: 4 }, () => signIn(server.address));
  await Promise.any(work);
  const stopped = server.stop('SIGTERM');
  expect(await Promise.all(work)).toHaveLength(4);
  expect(await stopped).toBe(0);
});
