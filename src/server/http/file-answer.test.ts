import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { type FileAnswer, sendFile } from './file-answer.ts';

const BYTES = new TextEncoder().encode('a drive');
const TYPES = ['model/step', 'text/csv'];
const ETAG = `"${createHash('sha256').update(BYTES).digest('hex')}"`;

const http = fastify();
const answers: Readonly<Record<string, FileAnswer>> = {
  '/once': { bytes: BYTES, disposition: 'attachment' },
  '/kept': { bytes: BYTES, disposition: 'attachment', type: 'text/csv', mayBeKept: true },
};
for (const [url, answer] of Object.entries(answers))
  http.get(url, (request, reply) => sendFile(request, reply.header('cache-control', 'no-store'), TYPES, answer));
afterAll(() => http.close());

const ask = (url: string, named?: string) =>
  http.inject({ url, headers: named === undefined ? {} : { 'if-none-match': named } });

describe('a file as an answer', () => {
  it('has the first media type of its route unless it says another, and is not kept unless it may be', async () => {
    const { headers, rawPayload } = await ask('/once', '*');
    expect([headers['content-type'], headers.etag, headers['cache-control']]).toEqual([
      'model/step',
      undefined,
      'no-store',
    ]);
    expect(new Uint8Array(rawPayload)).toEqual(BYTES);
  });

  it('that may be kept is known by the digest of its bytes', async () => {
    const { headers, statusCode } = await ask('/kept', '"something else"');
    expect([statusCode, headers['content-type'], headers.etag]).toEqual([200, 'text/csv', ETAG]);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, '*'])('is not sent again to who names it by %s', async (named) => {
    const { headers, rawPayload, statusCode } = await ask('/kept', named);
    expect([statusCode, rawPayload.length, headers.etag]).toEqual([304, 0, ETAG]);
  });
});
