// @vitest-environment happy-dom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { configureCalls } from './call.ts';
import { mediaTypeOf, upload } from './upload.ts';

const route = defineRoute({
  method: 'PUT',
  path: '/v1/files',
  access: 'files.write',
  summary: 'Sends a file',
  query: z.strictObject({ name: z.string() }),
  upload: { types: ['text/csv'], mostBytes: 1_000 },
  result: z.object({ id: z.string() }),
});

/** What came last over a real connection, and what is answered. */
const seen = { url: '', method: '', headers: {} as Record<string, unknown>, body: '' };
let answers: { status: number; body: object }[] = [];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const { url = '', method = '', headers } = request;
    Object.assign(seen, { url, method, headers, body: Buffer.concat(parts).toString() });
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r1' });
    response.end(JSON.stringify(body));
  });
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => void server.close());

const ended = vi.fn(async () => true);
const answered = vi.fn();

beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`http://127.0.0.1:${port}/`);
  ended.mockClear();
  answered.mockClear();
  configureCalls({ token: () => 'opaque', locale: () => 'en', onSessionEnded: ended, onAnswer: answered });
});

const file = new File(['a;b\n'], '减速电机.csv', { type: 'application/vnd.ms-excel' });
const send = (more = {}) => upload(route, { query: { name: file.name }, file, ...more });
const stored = { status: 200, body: { code: 0, result: { id: 'f1' }, description: '', message: '' } };

describe('the sending of a file', () => {
  test('brings it as it is, with language, token, time and nonce, and tells how far it is', async () => {
    answers = [stored];
    const parts: number[] = [];
    expect(await send({ onProgress: (part: number) => parts.push(part) })).toEqual({ id: 'f1' });
    expect([seen.method, decodeURIComponent(seen.url), seen.body]).toEqual([
      'PUT',
      '/api/v1/files?name=减速电机.csv',
      'a;b\n',
    ]);
    expect(seen.headers).toMatchObject({
      'content-type': 'text/csv',
      'accept-language': 'en',
      authorization: 'Bearer opaque',
      timestamp: expect.stringMatching(/^\d{13}$/),
      nonce: expect.stringMatching(/^\d{1,4}$/),
    });
    expect(answered).toHaveBeenCalledWith(true);
  });

  test('that is refused says why, as every call does', async () => {
    const description = 'The file is empty. Please choose another one';
    answers = [{ status: 422, body: { code: 422, result: null, description, error: { code: 'upload.empty' } } }];
    await expect(send()).rejects.toMatchObject({
      code: 'upload.empty',
      message: description,
      about: { requestId: 'r1' },
    });
  });

  test('whose session has ended waits for the login and is sent once more', async () => {
    const over = { code: 401, result: null, description: 'over', error: { code: 'session.expired' } };
    answers = [{ status: 401, body: over }, stored];
    expect(await send()).toEqual({ id: 'f1' });
    expect(ended).toHaveBeenCalledTimes(1);
    expect(seen.body).toBe('a;b\n');
  });

  test('can be called off', async () => {
    const off = new AbortController();
    off.abort(new Error('called off'));
    await expect(send({ signal: off.signal })).rejects.toThrow('called off');
  });

  test('that nobody answers is told like every call that nobody answers', async () => {
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('http://127.0.0.1:9/');
    await expect(send()).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(answered).toHaveBeenCalledWith(false);
  });
});

test.each([
  ['list.CSV', 'application/vnd.ms-excel', 'text/csv'],
  ['list.xlsx', '', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['photo.jpg', 'image/pjpeg', 'image/jpeg'],
  ['R77.STP', '', 'model/step'],
  ['shaft.dwg', 'application/acad', 'image/vnd.dwg'],
  ['photo.webp', 'image/webp', 'image/webp'],
  ['unknown', '', 'application/octet-stream'],
])('%s that the browser calls “%s” is sent as %s', (name, type, sent) => {
  expect(mediaTypeOf({ name, type })).toBe(sent);
});
