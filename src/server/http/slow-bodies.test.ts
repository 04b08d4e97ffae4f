// @tests slow
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { cutSlowBodies } from './slow-bodies.ts';

const http = fastify();
cutSlowBodies(http, 200);
http.post('/usual', async () => 'whole');
http.post('/file', { config: { isUpload: true } }, async () => 'whole');
const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => http.close());

/** What comes back where one half of a body is sent at once and the other one later, ms. */
function answerTo(path: string, later: number): Promise<string> {
  return new Promise((done) => {
    const socket = connect(Number(port), '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString();
      socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(said));
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nab`);
    setTimeout(() => socket.writable && socket.write('cd'), later);
  });
}

test('who sends a body too slowly is cut off with a sentence', async () => {
  const said = await answerTo('/usual', 1_500);
  expect(said).toContain('HTTP/1.1 400 ');
  expect(said).toContain('"code":"request.invalid"');
});

test('who sends it in time is answered', async () => {
  expect(await answerTo('/usual', 10)).toContain('whole');
});

test('who sends a file is given more time', async () => {
  expect(await answerTo('/file', 600)).toContain('whole');
});
