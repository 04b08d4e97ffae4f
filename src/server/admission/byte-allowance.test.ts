import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { serve } from '#server/serve.ts';
import { platformText } from '#server/server-texts.ts';
import { testApp } from '#testing/app.ts';
import { ByteAllowance } from './byte-allowance.ts';

describe('the bytes of a client', () => {
  const MOST = 1_000;

  test('may come at once up to some seconds of them, then the client waits until they are paid', () => {
    const allowance = new ByteAllowance(MOST);
    expect(allowance.take('a', 7_000, 0)).toBe(0);
    expect(allowance.take('a', 3_000, 0)).toBe(0);
    expect(allowance.take('a', 1, 0)).toBe(3);
    expect(allowance.take('a', 1, 1_500)).toBe(1);
    expect(allowance.take('a', 1, 2_100)).toBe(0);
  });

  test('are nobody else’s', () => {
    const allowance = new ByteAllowance(MOST);
    allowance.take('a', 100_000, 0);
    expect(allowance.take('b', 1, 0)).toBe(0);
  });

  test('make nobody wait for longer than the time that is saved up', () => {
    const allowance = new ByteAllowance(MOST);
    allowance.take('a', 1e12, 0);
    expect(allowance.take('a', 1, 0)).toBeLessThanOrEqual(8);
  });

  test('are forgotten of those who sent longest ago, where there are many', () => {
    const allowance = new ByteAllowance(MOST, 3);
    for (const client of ['a', 'b', 'c', 'd']) allowance.take(client, 100_000, 0);
    expect(['d', 'a'].map((client) => allowance.take(client, 1, 0) > 0)).toEqual([true, false]);
    expect(allowance.clients).toBe(3);
  });
});

const route = defineRoute({
  method: 'POST',
  path: '/anything',
  access: 'public',
  summary: 'A test',
  body: z.unknown(),
  result: z.null(),
});
const app = await testApp({
  changes: { clientBytes: 65_536 },
  register: (portal) => serve(portal, route, () => null),
});

test('who sends too much is told when to come back, and others are served', async () => {
  const payload = JSON.stringify('x'.repeat(60_000));
  const send = (remoteAddress: string, language: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/anything',
      remoteAddress,
      headers: { 'content-type': 'application/json', 'accept-language': language },
      payload,
    });
  const languages = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 'en' : 'zh-cn'));
  const answers = await Promise.all(languages.map((language) => send('192.0.2.1', language)));
  for (const [index, language] of (['en', 'zh-cn'] as const).entries()) {
    const [refused] = answers.filter(({ statusCode }, at) => statusCode === 429 && at % 2 === index);
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    const sentence = platformText(language, 'errors.request.too-much', { seconds });
    expect(refused?.json().description).toBe(sentence);
  }
  expect((await send('192.0.2.2', 'en')).statusCode).toBe(200);
});
