import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { UnfairCase } from './unfair-cases.ts';

/** What the process of the hostile client is told to do. */
export interface Attack {
  readonly port: number;
  /** Its address, beside the others, who come from 127.0.0.1: who is not heard for a while is so in one case alone. */
  readonly from: string;
  readonly unfair: UnfairCase;
  readonly token: string | undefined;
  readonly connections: number;
  readonly ms: number;
}

/** How many requests were answered with each status; 0 where the connection was cut. */
export interface Answers {
  readonly statuses: Readonly<Record<number, number>>;
  /** Refusals without a sentence, and those of 429 and 503 that do not say when to come back. */
  readonly untold: number;
}

/** After how long a request whose answer nobody waits for is reset, ms: it has arrived by then. */
const RESET_AFTER_MS = 3;

process.on('message', async (attack: Attack) => {
  const statuses: Record<number, number> = {};
  let untold = 0;
  const until = performance.now() + attack.ms;
  const count = (status: number, isTold: boolean) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (!isTold) untold += 1;
  };
  const { atOnce } = attack.unfair;
  const pipeline = async () => {
    for (let turn = 0; performance.now() < until; turn += 1)
      for (const head of await askAtOnce(attack, atOnce ?? 1, turn)) count(statusOf(head), isToldIn(head));
  };
  const connection = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; performance.now() < until; turn += 1) {
      const { status, isTold } = await ask(attack, agent, turn);
      count(status, isTold);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: attack.connections }, atOnce === undefined ? connection : pipeline));
  process.send?.({ statuses, untold } satisfies Answers);
});

function ask(
  { port, from, unfair, token }: Attack,
  agent: Agent,
  turn: number,
): Promise<{ status: number; isTold: boolean }> {
  const { method, path, type, body, isVaried, isReset } = unfair;
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': type ?? '', 'content-length': Buffer.byteLength(body) }),
  };
  const varied = isVaried ? `&outputTorqueMin=${turn}` : '';
  return new Promise((done) => {
    const sent = request({
      port,
      method,
      path: path + varied,
      headers,
      agent,
      host: '127.0.0.1',
      localAddress: from,
    });
    sent.on('socket', ignoreCuts);
    if (isReset) sent.on('finish', () => setTimeout(() => sent.socket?.resetAndDestroy(), RESET_AFTER_MS));
    sent.on('response', async (answer) => {
      const isTold = await hear(answer);
      // What was refused unread is not sent to its end either: the next one begins at once.
      if (!sent.writableFinished) sent.destroy();
      done({ status: answer.statusCode ?? 0, isTold });
    });
    sent.on('error', () => done({ status: 0, isTold: true }));
    sent.end(body);
  });
}

/** Sends so many at once on a new connection, and answers the heads of what comes back until it is all there, cut or late. */
async function askAtOnce({ port, from, unfair }: Attack, count: number, turn: number): Promise<readonly string[]> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const one = (index: number) =>
    `GET ${unfair.path}&outputTorqueMin=${turn * count + index} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  let said = '';
  const heads = () => [...said.matchAll(/HTTP\/1\.1 \d+[\s\S]*?\r\n\r\n/g)].map(([head]) => head);
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    said += bytes;
    if (heads().length >= count) socket.end();
  });
  socket.setTimeout(5_000, () => socket.destroy());
  socket.write(Array.from({ length: count }, (_, index) => one(index)).join(''));
  await new Promise((done) => socket.once('close', done));
  return heads();
}

const statusOf = (head: string) => Number(head.slice('HTTP/1.1 '.length, 12));
const isToldIn = (head: string) => ![429, 503].includes(statusOf(head)) || /\r\nretry-after: /i.test(head);

const watched = new WeakSet<Socket>();

/** The portal cuts whoever goes on sending, also between two requests. */
function ignoreCuts(socket: Socket): void {
  if (watched.has(socket)) return;
  watched.add(socket);
  socket.on('error', () => undefined);
}

async function hear(answer: IncomingMessage): Promise<boolean> {
  const { statusCode = 0, headers } = answer;
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  if (statusCode < 400) return true;
  const { description } = JSON.parse(Buffer.concat(chunks).toString());
  const needsTime = statusCode === 429 || statusCode === 503;
  return description.length > 0 && (!needsTime || headers['retry-after'] !== undefined);
}
