import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

const app = await testApp();
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every address that is served, with its methods; GET answers HEAD as well. */
const served = new Map<string, Set<string>>([
  ['/livez', new Set(['GET', 'HEAD'])],
  ['/readyz', new Set(['GET', 'HEAD'])],
  ['/api/openapi.json', new Set(['GET', 'HEAD'])],
]);
for (const { method, path } of app.portal.served) {
  const url = `/api${path.replace(/:\w+/g, 'x')}`;
  const methods = served.get(url) ?? new Set();
  served.set(url, methods.add(method));
  if (method === 'GET') methods.add('HEAD');
}
const listed = (allow: unknown) => String(allow).split(', ').sort();
const send = (method: InjectOptions['method'] | 'PROPFIND', url: string) =>
  app.http.inject({ method: method as 'GET', url });

describe.each([...served])('%s', (url, methods) => {
  const others = METHODS.filter((method) => !methods.has(method));

  test('refuses every method it is not served under, and names those it is', async () => {
    for (const method of others) {
      const answer = await send(method, `${url}?a=1`);
      expect([method, answer.statusCode]).toEqual([method, 405]);
      expect(listed(answer.headers.allow)).toEqual(expect.arrayContaining([...methods, 'OPTIONS']));
      expect(listed(answer.headers.allow)).not.toContain(method);
      if (method !== 'HEAD')
        expect(answer.json()).toMatchObject({ code: 405, error: { code: 'route.method-not-allowed' } });
    }
  });

  test('says under OPTIONS what it takes, and opens nothing to other sites', async () => {
    const answer = await send('OPTIONS', url);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(listed(answer.headers.allow)).toEqual(expect.arrayContaining([...methods, 'OPTIONS']));
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

test.each([
  ['GET', '/api/v1/configurations/evaluate'],
  ['GET', '/api/v1/configurations/ways-out'],
  ['DELETE', '/api/v1/configurations/enquiries'],
  ['PUT', '/api/v1/configurations/evaluate'],
] as const)('%s %s is no record of that id', async (method, url) => {
  const answer = await send(method, url);
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('a method nobody serves is refused with those that are', async () => {
  const answer = await send('PROPFIND', '/api/oauth/token');
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
});

test.each(['POST', 'OPTIONS', 'GET'] as const)('where nothing stands %s finds nothing', async (method) => {
  const answer = await send(method, '/api/v1/nothing');
  expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
});

test('a refusal says its sentence under both names, and a success neither', async () => {
  const { description, message } = (await send('GET', '/api/v1/nothing')).json();
  expect(description).toBe('没有这个地址');
  expect(message).toBe(description);
  const found = (await send('GET', '/api/v1/releases/JRT/current')).json();
  expect([found.code, found.description, found.message]).toEqual([0, '', '']);
});

test.each(['/api/v1/shared/', '/api/v1/no-send-addresses/', '/api/v1/jobs/'])(
  'a name below %s that is longer than any is as absent as one nobody has',
  async (path) => {
    for (const method of ['GET', 'HEAD'] as const)
      expect((await send(method, `${path}${'x'.repeat(150)}`)).statusCode).toBe(404);
    expect((await send('PATCH', `${path}${'x'.repeat(150)}`)).statusCode).toBe(405);
  },
);
