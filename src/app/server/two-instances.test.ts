// @tests slow
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';

/** scripts/test.mjs installs it where it can; a machine without it leaves this test out, but for CI. */
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);
const CLIENTS = 8;
const folder = mkdtempSync(join(tmpdir(), 'portal-two-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const proxies: ChildProcess[] = [];

afterAll(async () => {
  for (const proxy of proxies) proxy.kill('SIGTERM');
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(process.env.CI === 'true' && ON_POSTGRES)('nginx is there to test with', () => {
  expect(NGINX).toBeDefined();
});

/** R11: the proxy of deploy/, two instances on one database, and one of them killed under load. */
test.runIf(ON_POSTGRES && NGINX !== undefined)(
  'of two instances behind the proxy one is killed: at most one request in a hundred fails, and sessions live on',
  async () => {
    const { portal } = await testApp();
    const form = aConfiguredForm(await loadActiveRelease(portal.db), A_ROW_ID);
    const environment = {
      DATABASE_URL: postgres?.url ?? '',
      DEMO: '1',
      DEMO_ALLOW_REMOTE: '1',
      TRUST_PROXY: '127.0.0.1',
    };
    const killed = await startServer(environment);
    const other = await startServer(environment);
    await expectNoticed(killed, await startProxy([killed, other], '2s'));
    const address = await startProxy([killed, other]);

    const tokens = await Promise.all(['lv1-demo', 'lv2-demo'].map((username) => signIn(address, username)));
    const load = startLoad(address, tokens, form);
    await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(200), { timeout: 60_000 });
    const before = load.answers.length;
    await killed.stop('SIGKILL');
    await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(before + 400), { timeout: 60_000 });
    await load.stop();

    const failed = load.answers.filter((answer) => answer !== 200);
    expect(failed.length / load.answers.length, `failed: ${failed.join()}`).toBeLessThanOrEqual(0.01);
    for (const token of tokens) expect((await ask(address, accountRoutes.me.path, token)).status).toBe(200);
    expect(await other.stop('SIGTERM')).toBe(0);
  },
);

/** What is asked of an instance that has frozen, the other one answers: here that there is no such thing. */
async function expectNoticed(frozen: ServerProcess, address: string): Promise<void> {
  frozen.signal('SIGSTOP');
  const asked = Array.from({ length: 4 }, () => statusOf(fetch(`${address}/api/nothing`)));
  const answers = await Promise.all(asked).finally(() => frozen.signal('SIGCONT'));
  expect(answers).toEqual([404, 404, 404, 404]);
}

test.runIf(NGINX !== undefined)('the machine’s own nginx takes the variant for systemd', async () => {
  const port = await freePort();
  const site = configurationOf('nginx-site.conf')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/var/log/nginx', folder);
  const file = join(folder, 'own.conf');
  writeFileSync(join(folder, 'portal-locations.conf'), configurationOf('nginx-locations.conf'));
  writeFileSync(file, `pid ${folder}/own.pid; error_log ${folder}/own.log; events {} http { ${site} }`);
  expect(checked(file)).toContain('test is successful');
});

test('a silent instance is left while there is time to ask the other, and before browsers give up', () => {
  const seconds = (name: string) =>
    Number(new RegExp(`${name} (\\d+)s;`).exec(configurationOf('nginx-locations.conf'))?.[1]);
  expect(seconds('proxy_read_timeout')).toBeLessThan(seconds('proxy_next_upstream_timeout'));
  expect(2 * seconds('proxy_read_timeout')).toBeLessThan(50);
});

/** Starts nginx with the configuration of deploy/, on free ports of this machine. */
async function startProxy(instances: readonly ServerProcess[], silence = '15s'): Promise<string> {
  const port = await freePort();
  const place = mkdtempSync(join(folder, 'nginx-'));
  const [first, second] = instances.map((instance) => new URL(instance.address).host);
  const configuration = configurationOf('nginx.conf')
    // The nginx of this machine may be older than what asks for names again (1.27.3).
    .replace('portal-1:3000 resolve', first ?? '')
    .replace('portal-2:3000 resolve', second ?? '')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${place}/`)
    .replace('/dev/stdout', join(place, 'access.log'))
    .replace('/dev/stderr', join(place, 'error.log'));
  const file = join(place, 'nginx.conf');
  writeFileSync(file, configuration);
  writeFileSync(
    join(place, 'portal-locations.conf'),
    configurationOf('nginx-locations.conf').replace('proxy_read_timeout 15s', `proxy_read_timeout ${silence}`),
  );
  expect(checked(file)).toContain('test is successful');
  proxies.push(spawn(NGINX ?? '', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200), {
    timeout: 20_000,
  });
  return address;
}

const configurationOf = (name: string) => readFileSync(projectPath('deploy', name), 'utf8');

/** What nginx says of a configuration. */
function checked(file: string): string {
  return spawnSync(NGINX ?? '', ['-t', '-c', file], { encoding: 'utf8' }).stderr;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

function ask(address: string, path: string, token: string, body?: object): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function signIn(address: string, username: string): Promise<string> {
  const client = {
    client_id: 'drivewright-web',
    client_secret: 'drivewright-web',
    grant_type: 'password',
    scope: 'portal',
  };
  const answer = await fetch(`${address}/api${accountRoutes.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...client, username, password: DEMO_PASSWORD }),
  });
  return (await answer.json()).result.token;
}

/** People who read and, every tenth time, save; a failure is an answer other than 200, or none. */
function startLoad(address: string, tokens: readonly string[], form: object) {
  const answers: number[] = [];
  let isStopped = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const token = tokens[client % tokens.length] ?? '';
    for (let call = 0; !isStopped; call += 1) {
      const saves = call % 10 === client;
      const path = saves || call % 2 === 0 ? cartRoutes.list.path : accountRoutes.me.path;
      answers.push(await statusOf(ask(address, path, token, saves ? form : undefined)));
      await wait(5);
    }
  });
  return {
    answers,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}

async function statusOf(asked: Promise<Response>): Promise<number> {
  try {
    const answer = await asked;
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
