// @tests both-databases, slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { accountRoutes, passwordLinkRoutes } from '#modules/accounts/contract.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-first-'));
const created = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const ENVIRONMENT = { DEMO: '0', ...(created ? { DATABASE_URL: created.url } : { DATA_DIR: folder }) };
const PASSWORD = 'First-admin-1';

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await created?.drop();
});

/** The secret of the link a start prints, if it prints one. */
function secretIn({ said }: ServerProcess): string | undefined {
  return /http:\/\/localhost:\d+\/account\/set-password\?link=([\w-]{43})\s/.exec(said())?.[1];
}

async function ask(
  { address }: ServerProcess,
  path: string,
  body: object,
): Promise<{ status: number; result: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, result: (await answer.json()).result };
}

const redeem = (server: ServerProcess, link: string | undefined, password = PASSWORD) =>
  ask(server, passwordLinkRoutes.redeem.path, { link, password, passwordTwo: password });

const signIn = (server: ServerProcess, password: string) =>
  ask(server, accountRoutes.signIn.path, {
    client_id: 'drivewright-web',
    client_secret: 'drivewright-web',
    grant_type: 'password',
    scope: 'portal',
    username: 'admin',
    password,
  });

describe('the first administrator of a portal that is no demo', () => {
  test('gets a link from the console, which opens once, and has no password before; the next start prints none', async () => {
    const first = await startServer(ENVIRONMENT);
    const link = await vi.waitUntil(() => secretIn(first));
    for (const guess of ['', 'admin', 'Drive-demo-1']) expect((await signIn(first, guess)).status).not.toBe(200);
    expect((await redeem(first, link, 'short')).status).toBe(400);
    expect(await redeem(first, link)).toEqual({ status: 200, result: { username: 'admin' } });
    expect((await redeem(first, link, 'Another-1')).status).toBe(410);
    expect((await signIn(first, PASSWORD)).status).toBe(200);
    expect((await signIn(first, 'Another-1')).status).toBe(401);
    await first.stop('SIGTERM');

    const second = await startServer(ENVIRONMENT);
    expect((await signIn(second, PASSWORD)).status).toBe(200);
    await second.stop('SIGTERM');
    expect(second.said()).not.toMatch(/link|administrator/);
  });
});
