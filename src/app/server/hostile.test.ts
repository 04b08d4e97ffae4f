// @tests slow
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_BYTES, type RouteContract } from '#kernel/contract.ts';
import { isEnvelope } from '#kernel/envelope.ts';
import { USUAL_LINE } from '#lines/configurable.ts';
import { SECURITY_HEADERS } from '#server/http/harden.ts';
import { testApp } from '#testing/app.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { mayUse } from '#testing/composed.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { sampleOf } from '#testing/sample.ts';

const app = await testApp({ demo: true });
const { http } = app;
const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));

/** How many days bring every hostile value to every field of every route; each day brings some to each. */
const DAYS = 8;
const routes = app.portal.served.map((route, turn) => [`${route.method} ${route.path}`, route, turn] as const);
/** The path of a route with a value in its parameters, but for a line that is known where none is asked for. */
const addressOf = (route: RouteContract, value?: string) =>
  `/api${route.path.replace(/:\w+/g, (name) => encodeURIComponent(value ?? (name === ':line' ? USUAL_LINE : 'x')))}`;
/** Whoever may use a route, so that the input is what is judged. */
const CALLERS = [
  ['lv1-demo', 'customer-lv1'],
  ['sales-demo', 'staff'],
  ['admin', 'admin'],
] as const;
/** A session of its own per route, since one of the routes ends it. */
let token: string;
let bearer: { authorization: string };

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Of what a secret in its address opens, no other site learns anything. */
const STRICTER: Readonly<Record<string, string>> = { 'referrer-policy': 'no-referrer' };

/** What every answer must be, whatever was asked: no bug, the headers, the envelope, nothing of the inside. */
function expectSound(answer: Answer, what: string): void {
  expect(answer.statusCode, `${what}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect([value, STRICTER[name]], what).toContain(answer.headers[name]);
  if (answer.statusCode < 400) return;
  expect(answer.headers['www-authenticate'], what).toBe(answer.statusCode === 401 ? 'Bearer' : undefined);
  expect(isEnvelope(JSON.parse(answer.body)), what).toBe(true);
  expect(answer.headers['content-type'], what).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control'], what).toBe('no-store');
  expect(answer.body, what).not.toMatch(/node_modules|\bat \w+ \(|select |insert |FST_|zod|postgres/i);
}

/** Texts that break programs which do not expect them. */
const HOSTILE_TEXTS = [
  '\u0000',
  '\ud800',
  '\u202eabc',
  "' or '1'='1' --",
  "1; drop table users; --'",
  '%_\\',
  '{{7*7}}',
  '../../../etc/passwd',
  '=HYPERLINK("http://example.com")',
  '<script>alert(1)</script>',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '2026-02-30',
  '__proto__',
  '😀'.repeat(50),
  'x'.repeat(5_000),
];
/** Half a character has no address. */
const ADDRESSABLE_TEXTS = HOSTILE_TEXTS.filter((text) => text !== '\ud800');
const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  1e300,
  [],
  ['x'],
  {},
  { a: { b: 1 } },
  [[[[]]]],
];

function fieldsOf(schema: z.ZodType): string[] {
  const described: { properties?: object } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(described.properties ?? {});
}

const json = (value: unknown) => ({
  headers: { ...bearer, 'content-type': 'application/json' },
  payload: JSON.stringify(value),
});

describe.each(routes)('%s', (name, route, turn) => {
  const signIn = async () => {
    const { access } = route;
    const caller = CALLERS.find(([, role]) => access === 'public' || mayUse(role, access));
    token = await app.signIn(caller?.[0] ?? 'admin');
    bearer = { authorization: `Bearer ${token}` };
  };
  beforeAll(signIn);

  test('takes no hostile text in its path', async () => {
    if (!route.path.includes(':')) return;
    for (const text of sampleOf(ADDRESSABLE_TEXTS, DAYS, turn)) {
      expectSound(
        await http.inject({ method: route.method, url: addressOf(route, text), ...json({}) }),
        `${name} ${text.slice(0, 40)}`,
      );
    }
  });

  test('refuses a query field it does not know, and takes hostile values in the others', async () => {
    const unknown = await http.inject({ method: route.method, url: `${addressOf(route)}?surprise=1`, headers: bearer });
    expect(unknown.statusCode, unknown.body.slice(0, 200)).toBe(400);
    expectSound(unknown, name);
    for (const [at, field] of fieldsOf(route.query).entries()) {
      for (const text of sampleOf(ADDRESSABLE_TEXTS, DAYS, turn + at)) {
        const url = `${addressOf(route)}?${field}=${encodeURIComponent(text)}`;
        expectSound(
          await http.inject({ method: route.method, url, headers: bearer }),
          `${name} ${field}=${text.slice(0, 40)}`,
        );
      }
      expectSound(
        await http.inject({ method: route.method, url: `${addressOf(route)}?${field}=1&${field}=2`, headers: bearer }),
        `${name} ${field} twice`,
      );
    }
  });

  test('takes hostile values in every field of its body', async () => {
    for (const [at, field] of fieldsOf(route.body).entries()) {
      for (const value of sampleOf(HOSTILE_VALUES, DAYS, turn + at)) {
        const body = { ...aSavedForm(), [field]: value };
        expectSound(
          await http.inject({ method: route.method, url: addressOf(route), ...json(body) }),
          `${name} ${field}=${JSON.stringify(value).slice(0, 40)}`,
        );
      }
    }
  });

  test('takes a body that is none', async () => {
    if (route.method === 'GET') return;
    const bodies: [string, string][] = [
      ['application/json', '{"a":'],
      ['application/json', ''],
      ['application/json', '"text"'],
      ['application/json', '[]'],
      ['application/json', '{"__proto__":{"isAdmin":true}}'],
      ['application/json', '{"constructor":{"prototype":{"isAdmin":true}}}'],
      ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
      ['application/json', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
      ['application/json; charset=utf-16', '{}'],
      ['application/xml', '<a/>'],
      ['text/plain', 'a'],
      ['application/x-www-form-urlencoded', 'a=1&a=2&__proto__=3'],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=x', '--x\r\nbroken'],
      ['', '{}'],
    ];
    for (const [type, payload] of sampleOf(bodies, DAYS, turn)) {
      const answer = await http.inject({
        method: route.method,
        url: addressOf(route),
        headers: { ...bearer, 'content-type': type },
        payload,
      });
      expectSound(answer, `${name} ${type} ${payload.slice(0, 40)}`);
    }
    // One of these may have ended the session, and who asks is asked first.
    await signIn();
    const large = await http.inject({
      method: route.method,
      url: addressOf(route),
      ...json({ a: 'x'.repeat(route.mostBytes ?? MAX_BYTES) }),
    });
    // What takes files looks at their type first.
    expect(large.statusCode).toBe(route.upload === undefined ? 413 : 415);
    expectSound(large, name);
  });

  test('is closed to whoever may not use it', async () => {
    if (route.access === 'public') return;
    const visitor = await http.inject({ method: route.method, url: addressOf(route) });
    expect([visitor.statusCode, visitor.json().error.code]).toEqual([401, route.signInRefusal ?? 'session.missing']);
    for (const authorization of [
      'Bearer',
      'Bearer x',
      'Basic YTpi',
      `Bearer ${'x'.repeat(43)}`,
      `Bearer ${token}x`,
      `Bearer ${token} `,
      token,
    ]) {
      const answer = await http.inject({ method: route.method, url: addressOf(route), headers: { authorization } });
      if (authorization.trim() === `Bearer ${token}`) continue;
      expect(answer.statusCode, authorization).toBe(401);
    }
    for (const [username, role] of [
      ['lv1-demo', 'customer-lv1'],
      ['lv2-demo', 'customer-lv2'],
      ['sales-demo', 'staff'],
      ['admin', 'admin'],
    ] as const) {
      const answer = await app.send(route, { params: { id: 'x' } }, { token: await app.signIn(username) });
      expect(answer.statusCode === 403, `${username}: ${answer.body.slice(0, 100)}`).toBe(!mayUse(role, route.access));
    }
  });
});

describe('addresses and methods nobody serves', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/oauth/token;a=1',
    '/assets/missing.js',
    '/.env',
    '/src/server/main.ts',
    '/index.js.map',
  ])('%s is answered in the envelope', async (url) => {
    const answer = await http.inject({ url });
    expect(answer.statusCode).toBe(404);
    expectSound(answer, url);
  });

  test.each(['TRACE', 'PUT', 'PROPFIND'] as const)('%s of a known address is refused', async (method) => {
    const answer = await http.inject({
      method: method as 'OPTIONS',
      url: '/api/oauth/token',
      headers: { origin: 'https://example.com' },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expectSound(answer, method);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('no header a client sends comes back', async () => {
    const canary = 'canary.example.com';
    const headers = {
      host: canary,
      'x-forwarded-host': canary,
      'x-forwarded-for': canary,
      forwarded: `host=${canary}`,
      'x-request-id': canary,
      origin: `https://${canary}`,
    };
    for (const url of ['/api/nothing', '/api/auth/personal', '/api/openapi.json', '/livez']) {
      const answer = await http.inject({ url, headers });
      expect(JSON.stringify([answer.headers, answer.body]), url).not.toContain(canary);
    }
  });

  test.each(['/livez', '/readyz', '/api/openapi.json'])('%s carries the security headers', async (url) => {
    const answer = await http.inject({ url });
    expect(answer.statusCode).toBe(200);
    expectSound(answer, url);
  });
});

describe('bytes that are no HTTP', () => {
  const host = 'Host: localhost\r\nConnection: close\r\n';

  test.each([
    ['an address that cannot be decoded', `GET /api/%zz HTTP/1.1\r\n${host}\r\n`, 400],
    ['a half-encoded id', `GET /api/v1/configurations/%e0%a4 HTTP/1.1\r\n${host}\r\n`, 400],
    ['a method nobody knows', `FOO / HTTP/1.1\r\n${host}\r\n`, 400],
    ['a protocol of the future', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
    ['no protocol at all', 'hello\r\n\r\n', 400],
    ['20 kB of header', `GET /livez HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, 413],
    ['a length that is no number', `POST /api/oauth/token HTTP/1.1\r\n${host}Content-Length: abc\r\n\r\n`, 400],
    [
      'two ways to say the length',
      `POST /api/oauth/token HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a climb out of the API', `GET /api/v1/../../etc/passwd HTTP/1.1\r\n${host}\r\n`, '40[04]'],
    ['a TRACE', `TRACE / HTTP/1.1\r\n${host}\r\n`, '40[45]'],
    ['no Host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an expectation nobody meets',
      `POST /api/oauth/token HTTP/1.1\r\n${host}Expect: foo\r\nContent-Length: 2\r\n\r\n{}`,
      417,
    ],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n', 404],
  ])('(%s) are refused in the envelope with the security headers', async (_, bytes, status) => {
    const answer = await rawRequest(Number(port), bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(head).toContain(`${name}: ${value}`);
    expect(isEnvelope(JSON.parse(body))).toBe(true);
  });

  test.each([
    ['an old client without Host', 'GET /livez HTTP/1.0\r\n\r\n'],
    ['a client that asks before it sends', `GET /livez HTTP/1.1\r\n${host}Expect: 100-Continue\r\n\r\n`],
  ])('are not taken for %s', async (_, bytes) => {
    expect(await rawRequest(Number(port), bytes)).toMatch(/HTTP\/1\.1 200 [\s\S]*\{"status":"alive"\}/);
  });

  test('from a client that asks for a tunnel and is gone do no harm', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
  });

  test('leave the portal at work', async () => {
    expect((await http.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
