import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { accountRoutes, registrationRoutes } from '#modules/accounts/contract.ts';
import { readSettings } from '#server/env.ts';
import { testApp } from '#testing/app.ts';
import { DatabaseFigures } from './database-figures.ts';
import { serveMetrics } from './serve-metrics.ts';

const app = await testApp({ demo: true, changes: { metrics: { host: '127.0.0.1', port: 0 } } });
const metrics = await serveMetrics(app.portal);
const address = metrics?.address ?? '';
await app.http.listen({ port: 0, host: '127.0.0.1' });

afterAll(() => metrics?.stop());

async function figures(): Promise<string> {
  return (await fetch(address)).text();
}

/** A line of the text format: a comment, or a name with its labels and a number. */
const LINE =
  /^(# (HELP|TYPE) [a-z\d_]+ .+|[a-z\d_]+(\{[a-z_]+="([^"\\\n]|\\[\\"n])*"(,[a-z_]+="([^"\\\n]|\\[\\"n])*")*\})? (-?[\d.]+(e[+-]\d+)?|[+-]Inf|NaN))$/;

describe('the figures of the portal', () => {
  test('are text as Prometheus reads it: every family once, named before its figures', async () => {
    await app.signIn('lv1-demo');
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    const families = lines.flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []);
    expect(new Set(families).size).toBe(families.length);
    const names = lines.filter((line) => !line.startsWith('#')).map((line) => /^[a-z\d_]+/.exec(line)?.[0] ?? '');
    const ofFamily = names.map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(new Set(ofFamily)).toEqual(new Set(families));
  });

  test('count requests by route pattern and class of status, and never by address', async () => {
    await app.send(registrationRoutes.checkInfo, { query: { content: 'somebody-else', type: 'account' } });
    await app.send(accountRoutes.me);
    await app.http.inject({ url: '/api/nothing?ticket=a-secret' });
    const text = await figures();
    const count = (labels: string) => new RegExp(`duration_seconds_count\\{${labels}\\} [1-9]`);
    expect(text).toMatch(count('method="GET",route="/api/v1/user/checkRegisterInfo",status="2xx"'));
    expect(text).toMatch(count('method="GET",route="/api/auth/personal",status="4xx"'));
    expect(text).toMatch(count('method="-",route="-",status="4xx"'));
    expect(text).not.toMatch(/somebody-else|a-secret/);
    expect(text).toMatch(/^http_requests_in_flight 0$/m);
  });

  test('tell of the process, the pool, the outbox, the sessions and the version', async () => {
    const text = await figures();
    for (const line of [
      /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
      /^nodejs_heap_size_used_bytes \d{7,}$/m,
      /^process_cpu_seconds_total [\d.]+$/m,
      /^portal_database_up 1$/m,
      /^portal_database_connections\{state="idle"\} \d+$/m,
      /^portal_database_waiting 0$/m,
      /^portal_requests_places \d+$/m,
      /^portal_requests_at_work 0$/m,
      /^portal_requests_waiting 0$/m,
      /^portal_requests_refused_total 0$/m,
      /^portal_requests_over_share_total 0$/m,
      /^portal_mails\{state="queued"\} \d+$/m,
      /^portal_mails\{state="failed"\} 0$/m,
      /^portal_sessions \d+$/m,
      /^portal_build_info\{version="\d+\.\d+\.\d+",node="v\d+[\d.]+"\} 1$/m,
    ])
      expect(text).toMatch(line);
  });

  test('do not ask the database again for whoever asks often', async () => {
    const sessions = async () => /^portal_sessions (\d+)$/m.exec(await figures())?.[1];
    const before = await sessions();
    await app.signIn('lv2-demo');
    expect(await sessions()).toBe(before);
  });

  test('stay readable while the database is away, and say so', async () => {
    const fails = () => {
      throw new Error('away');
    };
    const away = { ...app.portal, watch: () => ({ select: fails }) as never };
    const families = await new DatabaseFigures(away).families();
    expect(families.find(({ name }) => name === 'portal_database_up')?.samples).toEqual([{ value: 0 }]);
    expect(families.map(({ name }) => name)).not.toContain('portal_sessions');
  });
});

describe('nobody else is told', () => {
  test('the portal itself has no such page', async () => {
    const { port } = app.http.server.address() as AddressInfo;
    for (const path of ['/metrics', '/metrics/', '/api/metrics']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([answer.status, (await answer.text()).includes('http_requests')]).toEqual([404, false]);
    }
  });

  test('the address of the figures answers nothing else', async () => {
    const other = (path: string, method: string) => fetch(new URL(path, address), { method });
    for (const answer of [
      await other('/', 'GET'),
      await other('/api/auth/personal', 'GET'),
      await other('/metrics', 'POST'),
    ])
      expect(answer.status).toBe(404);
  });

  test('without METRICS_PORT there is no such address', async () => {
    const settings = { ...app.settings, metrics: undefined };
    expect(await serveMetrics({ ...app.portal, settings })).toBeUndefined();
  });

  test('an address that somebody else has is refused with its setting', async () => {
    const { port } = app.http.server.address() as AddressInfo;
    const taken = { ...app.portal, settings: { ...app.settings, metrics: { host: '127.0.0.1', port } } };
    await expect(serveMetrics(taken)).rejects.toThrow(`METRICS_PORT=${port} is in use on 127.0.0.1.`);
    expect(() => readSettings({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be a whole number from 0 to 65535');
  });
});
