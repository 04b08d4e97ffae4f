import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { serve } from '#server/serve.ts';
import { testApp } from '#testing/app.ts';
import { MAX_BEHIND } from './one-at-a-time.ts';

const about = { method: 'GET', access: 'public', summary: 'A test', result: z.unknown() } as const;
const busy = defineRoute({ ...about, path: '/busy' });
const quick = defineRoute({ ...about, path: '/quick' });

let atWork = 0;
let mostAtWork = 0;
let answered = 0;

const app = await testApp({
  register(portal) {
    serve(portal, busy, async () => {
      mostAtWork = Math.max(mostAtWork, ++atWork);
      const until = performance.now() + 10;
      while (performance.now() < until);
      await Promise.resolve();
      atWork -= 1;
      answered += 1;
      return answered;
    });
    serve(portal, quick, () => answered);
  },
});
/** How many heads of requests the server has parsed. */
let parsed = 0;
app.http.server.prependListener('request', () => {
  parsed += 1;
});
const port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => app.http.close());

const oneOf = (path: string) => `GET /api${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\n\r\n`;

/** Sends so many requests at once on one connection, and answers all that comes back until it ends or falls silent. */
async function sendAtOnce(count: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes;
    if (said.split('HTTP/1.1 ').length > count) socket.end();
  });
  socket.write(oneOf('/busy').repeat(count));
  await once(socket, 'close');
  return said;
}

test('requests sent at once on one connection are answered in order, one at a time', async () => {
  answered = 0;
  const said = await sendAtOnce(MAX_BEHIND);
  expect([...said.matchAll(/"result":(\d+)/g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: MAX_BEHIND }, (_, index) => index + 1),
  );
  expect(mostAtWork).toBe(1);
});

test('between them others have their turn', async () => {
  answered = 0;
  const all = sendAtOnce(MAX_BEHIND);
  await expect.poll(() => answered).toBeGreaterThan(0);
  const other = await fetch(`http://127.0.0.1:${port}/api/quick`);
  expect(((await other.json()) as { result: number }).result).toBeLessThan(MAX_BEHIND);
  await all;
});

test('one too many is refused with a sentence and a time, and nothing after it is looked at', async () => {
  answered = 0;
  const said = await sendAtOnce(100);
  const heads = [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(heads).toEqual([...Array(MAX_BEHIND + 1).fill('200'), '429']);
  expect(said).toMatch(/retry-after: 1\r\n/i);
  expect(answered).toBe(MAX_BEHIND + 1);
});

test('who resets the connection before the request is looked at takes nothing down', async () => {
  const resets = Array.from({ length: 40 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(oneOf('/quick'));
    socket.resetAndDestroy();
  });
  await Promise.all(resets);
  expect((await fetch(`http://127.0.0.1:${port}/api/quick`)).status).toBe(200);
});

test('who sends on and on after the refused one is hung up on, and for a while read by nobody', async () => {
  const flood = connect(port, '127.0.0.1');
  flood.on('error', () => undefined);
  const before = parsed;
  // More than the buffers of the system between both ends hold.
  for (let times = 0; times < 100; times++) flood.write(oneOf('/busy').repeat(1_000));
  await new Promise((done) => flood.once('close', done));
  const read = parsed - before;
  expect(read).toBeLessThan(3_000);

  const said = await sendAtOnce(1);
  expect(said).toMatch(/^HTTP\/1.1 429 .*\r\nretry-after: \d+\r\n.*\{"code":429,/is);
  expect(parsed - before).toBe(read);
});
