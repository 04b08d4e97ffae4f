import { describe, expect, test } from 'vitest';
import { platformText } from '#server/server-texts.ts';
import { testApp } from '#testing/app.ts';

const demo = await testApp({ demo: true, changes: { demoAllowRemote: false } });
const shown = await testApp({ demo: true, changes: { demoAllowRemote: true } });
const real = await testApp({ demo: false, changes: { demoAllowRemote: false } });

const ask = (app: typeof demo, headers: Readonly<Record<string, string>>) =>
  app.http.inject({ url: '/api/openapi.json', headers: { 'accept-language': 'en', ...headers } });

describe('a demo for this machine', () => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
    'answers %s',
    async (host) => {
      expect((await ask(demo, { host })).statusCode).toBe(200);
    },
  );

  test.each<Readonly<Record<string, string>>>([
    { host: 'portal.example.com' },
    { host: '192.168.1.7:3000' },
    { host: 'localhost.example.com' },
    { 'x-forwarded-for': '203.0.113.1' },
    { 'x-real-ip': '203.0.113.1' },
    { forwarded: 'for=203.0.113.1' },
  ])('refuses %j, unless somebody means it or it is none', async (headers) => {
    const refused = await ask(demo, headers);
    expect([refused.statusCode, refused.json().description]).toEqual([
      403,
      platformText('en', 'errors.demo.only-here'),
    ]);
    expect([(await ask(shown, headers)).statusCode, (await ask(real, headers)).statusCode]).toEqual([200, 200]);
  });
});
