import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { UnfairCase } from './unfair-cases.ts';

/** What the process of the hostile client is told to do. */
export interface Attack {
  readonly port: number;
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

/** Beside the others, who come from 127.0.0.1. */
const ADDRESS = '127.0.0.2';

process.on('message', async (attack: Attack) => {
  const statuses: Record<number, number> = {};
  let untold = 0;
  const until = performance.now() + attack.ms;
  const connection = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; performance.now() < until; turn += 1) {
      const { status, isTold } = await ask(attack, agent, turn);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!isTold) untold += 1;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: attack.connections }, connection));
  process.send?.({ statuses, untold } satisfies Answers);
});

function ask(
  { port, unfair, token }: Attack,
  agent: Agent,
  turn: number,
): Promise<{ status: number; isTold: boolean }> {
  const { method, path, type, body, isVaried } = unfair;
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
      localAddress: ADDRESS,
    });
    sent.on('socket', ignoreCuts);
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
