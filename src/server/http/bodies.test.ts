import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute, MAX_BYTES, MAX_VALUES } from '#kernel/contract.ts';
import { serve } from '#server/serve.ts';
import { platformText } from '#server/server-texts.ts';
import { testApp } from '#testing/app.ts';

const about = { method: 'POST', summary: 'A test', body: z.unknown(), result: z.unknown() } as const;
const open = defineRoute({ ...about, path: '/open', access: 'public' });
const form = defineRoute({ ...about, path: '/form', access: 'public', takesForms: true });
const wide = defineRoute({ ...about, path: '/wide', access: 'public', mostBytes: 200_000, mostValues: 20_000 });
const closed = defineRoute({ ...about, path: '/closed', access: 'releases.publish', mostBytes: 8_388_608 });

const app = await testApp({
  demo: true,
  changes: { clientBytes: 200_000_000 },
  register(portal) {
    for (const module of portal.modules.all) if (module.name === 'accounts') module.register?.(portal);
    for (const route of [open, form, wide, closed]) serve(portal, route, ({ body }) => body);
  },
});
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
const port = Number(new URL(address).port);

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARTS_TYPE = 'multipart/form-data; boundary=x';

interface Sent {
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

async function send(path: string, payload: string, { type = JSON_TYPE, headers = {} }: Sent = {}) {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': type, 'accept-language': 'en', ...headers },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}

const values = (count: number) => JSON.stringify({ a: Array.from({ length: count }, () => []) });
const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');
const parts = (count: number) =>
  `${Array.from({ length: count }, (_, index) => `--x\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n1\r\n`).join('')}--x--\r\n`;
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** What comes back when a body is announced and never sent. */
async function announce(path: string, headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [`POST /api${path} HTTP/1.1`, 'Host: localhost', 'Accept-Language: en', ...headers, '', ''].join('\r\n'),
  );
  const [bytes] = await once(socket, 'data', { signal: AbortSignal.timeout(5_000) });
  socket.destroy();
  return String(bytes);
}

describe('before anything of a body is read', () => {
  const announced = ['Content-Type: application/json', 'Content-Length: 8000000'];

  test('a route that is not public asks for the token', async () => {
    const answer = await announce('/closed', announced);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toContain(platformText('en', 'errors.session.missing'));
  });

  test('and for the permission', async () => {
    const token = await app.signIn('lv1-demo');
    expect(await announce('/closed', [...announced, `Authorization: Bearer ${token}`])).toMatch(/^HTTP\/1.1 403 /);
  });

  test('and a public one for no more than it takes', async () => {
    const answer = await announce('/open', announced);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain(platformText('en', 'errors.request.too-large'));
  });

  test('a form is refused where none is expected', async () => {
    const answer = await announce('/open', [`Content-Type: ${FORM_TYPE}`, 'Content-Length: 100']);
    expect(answer).toMatch(/^HTTP\/1.1 415 /);
    expect(answer).toContain(platformText('en', 'errors.request.unsupported'));
  });

  test('whoever goes on sending is cut off', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/closed HTTP/1.1\r\nHost: localhost\r\n${announced.join('\r\n')}\r\n\r\n${'x'.repeat(200_000)}`,
    );
    socket.resume();
    await once(socket, 'close', { signal: AbortSignal.timeout(5_000) });
  });
});

describe('a body', () => {
  test('of the length of the contract is taken, and one more refused', async () => {
    const text = (length: number) => JSON.stringify('x'.repeat(length - 2));
    expect((await send('/open', text(MAX_BYTES))).status).toBe(200);
    expect((await send('/open', text(MAX_BYTES + 1))).status).toBe(413);
    expect((await send('/wide', text(200_000))).status).toBe(200);
    expect((await send('/wide', text(200_001))).status).toBe(413);
  });

  test('of as many values as the contract takes is parsed, and one of more is not', async () => {
    expect((await send('/open', values(MAX_VALUES - 10))).status).toBe(200);
    expect(await send('/open', values(MAX_VALUES + 1))).toMatchObject({
      status: 413,
      description: platformText('en', 'errors.request.too-large'),
    });
    expect((await send('/wide', values(MAX_VALUES + 1))).status).toBe(200);
    expect((await send('/wide', values(20_001))).status).toBe(413);
  });

  test.each([
    ['signs of JSON within a text count for nothing', JSON.stringify('[{,'.repeat(10_000)), 200],
    ['nor do quotes there', JSON.stringify('",\\'.repeat(8_000)), 200],
    ['nor do half texts', '"[[[[[', 400],
    ['nesting of 20 is taken', nested(20), 200],
    ['nesting of 65 is refused', nested(65), 400],
    ['what is no JSON is refused', '{"a":', 400],
    ['and nothing at all', '', 400],
    ['and what would change the prototype', '{"__proto__":{"a":1}}', 400],
  ])('%s', async (_, payload, status) => {
    expect((await send('/open', payload)).status).toBe(status);
  });

  test.each([
    [FORM_TYPE, fields(200), 200],
    [FORM_TYPE, fields(201), 413],
    [PARTS_TYPE, parts(200), 200],
    [PARTS_TYPE, parts(201), 413],
    [PARTS_TYPE, 'nothing of the kind', 400],
    ['multipart/form-data', parts(1), 400],
    ['text/plain', 'a', 415],
  ])('as %s has so many fields', async (type, payload, status) => {
    const answer = await send('/form', payload, { type });
    expect(answer.status, answer.description).toBe(status);
    if (status === 200) expect(Object.keys(answer.result)).toHaveLength(200);
  });

  test('as a form says what it says', async () => {
    const expected = { name: 'a b&c', text: '中文' };
    const written = new URLSearchParams(expected).toString();
    expect((await send('/form', written, { type: FORM_TYPE })).result).toEqual(expected);
    expect((await send('/form', '__proto__=1&a=2', { type: FORM_TYPE })).result).toMatchObject({ a: '2' });
  });
});
