import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { serve } from '#server/serve.ts';
import { platformText } from '#server/server-texts.ts';
import { testApp } from '#testing/app.ts';
import { BUSY, overShare } from './refusal.ts';
import { busyThread } from './thread-time.ts';

const STAY = 500;
const route = { method: 'GET', access: 'public', summary: 'A test', result: z.object({}) } as const;
const slow = defineRoute({ ...route, path: '/slow' });
const write = defineRoute({ ...route, method: 'POST', path: '/write', body: z.object({ text: z.string() }) });
const large = defineRoute({ ...route, path: '/large', result: z.string() });
const kept = defineRoute({ ...route, path: '/kept', repeatable: true });

const compute = defineRoute({ ...route, path: '/compute' });

const log: string[] = [];
const app = await testApp({
  busy: busyThread,
  log,
  register(portal) {
    serve(portal, slow, () => pause(STAY, {}));
    serve(portal, write, () => ({}));
    serve(portal, compute, () => {
      const until = performance.now() + STAY;
      while (performance.now() < until);
      return {};
    });
    serve(portal, large, () => 'x'.repeat(20_000_000));
    serve(portal, kept, () => ({}));
  },
});
const { limiter } = app.portal;
const OWN = '127.0.0.1';
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });

const ask = (path: string, init?: RequestInit) => fetch(`${address}${path}`, { keepalive: true, ...init });

test('of too many calls at once some are answered and the others told at once when to come back', async () => {
  await ask('/api/kept');
  await ask('/api/slow');
  const inTheOrder: number[] = [];
  const calls = Array.from({ length: 12 * limiter.figures.places }, async () => {
    const answer = await ask('/api/slow', { headers: { 'accept-language': 'en' } });
    inTheOrder.push(answer.status);
    return { status: answer.status, again: answer.headers.get('retry-after') };
  });
  await vi.waitFor(() => expect(limiter.refusalOf(OWN)).toBe(BUSY), { timeout: 5_000, interval: 5 });

  const meanwhile = ['/livez', '/readyz', '/api/kept', '/api/slow'];
  const statuses = await Promise.all(meanwhile.map(async (path) => (await ask(path)).status));
  expect(statuses).toEqual([200, 200, 200, 503]);
  // Before its body is read, and in the person's language.
  const body = JSON.stringify({ text: 'x'.repeat(50_000) });
  const refused = await ask('/api/write', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await refused.json()).toEqual({
    code: 503,
    result: null,
    description: platformText('zh-cn', 'errors.server.busy'),
    message: platformText('zh-cn', 'errors.server.busy'),
    error: { code: 'server.busy' },
  });
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': '1',
    vary: 'accept-language',
  });

  const answers = await Promise.all(calls);
  const good = answers.filter(({ status }) => status === 200);
  const told = answers.filter(({ status, again }) => status === 503 && again === '1');
  expect(good.length + told.length).toBe(answers.length);
  expect(good.length).toBeGreaterThanOrEqual(limiter.figures.places);
  expect(told.length).toBeGreaterThanOrEqual(limiter.figures.places);
  expect(inTheOrder.at(-1)).toBe(200);
  expect((await ask('/api/slow')).status).toBe(200);
});

test('all refusals are counted; the log has a line for those in the portal, and one for all at the door in a moment', async () => {
  const lines = () => log.map((line) => JSON.parse(line));
  const atDoor = () => lines().filter(({ msg }) => msg === 'requests turned away');
  const inside = () => lines().filter(({ failure }) => failure === 'server.busy');
  const refused = () => atDoor().reduce((sum, line) => sum + line.refused, 0) + inside().length;
  await vi.waitFor(() => expect(refused()).toBe(limiter.figures.refused), { timeout: 5_000 });
  expect(atDoor()[0]).toMatchObject({ level: 'warn', places: limiter.figures.places });
  expect(atDoor().length).toBeLessThan(10);
});

test.each(LOCALES)(
  'who has taken more than a share is told so at the door (%s), and when to come again',
  async (language) => {
    vi.spyOn(limiter, 'refusalOf').mockReturnValue(overShare(1_500));
    const refused = await ask('/api/slow', { headers: { 'accept-language': language } });
    vi.restoreAllMocks();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    const sentence = platformText(language, 'errors.request.over-share', { seconds: 2 });
    expect((await refused.json()).description).toBe(sentence);
  },
);

test('who has computed for long pauses while another is there, who does not wait', async () => {
  const call = (remoteAddress: string, url: string) => app.http.inject({ url: `/api${url}`, remoteAddress });
  await call('192.0.2.1', '/compute');
  await limiter.admit('192.0.2.2', async () => undefined);
  const paused = call('192.0.2.1', '/compute');
  await vi.waitFor(() => expect(limiter.figures).toMatchObject({ atWork: 0, waiting: 1 }), { interval: 1 });
  await limiter.admit('192.0.2.2', async ({ waited }) => expect(waited).toBe(0));
  expect((await paused).statusCode).toBe(200);
});

test('an answer on its way to a slow client takes nobody the place', async () => {
  const [answer] = await once(get(`${address}/api/large`), 'response');
  await pause(50);
  expect([answer.complete, limiter.figures.atWork]).toEqual([false, 0]);
  answer.destroy();
});
