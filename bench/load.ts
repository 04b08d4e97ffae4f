import { connect, type Socket } from 'node:net';

/** A request as the bytes that are sent. */
export type RequestBytes = string;

/** What became of one request; `status` 0 when the connection broke. */
export interface Outcome {
  readonly status: number;
  readonly saysWhen: boolean;
  /** From the first byte sent to the last received, ms. */
  readonly ms: number;
  /** How much later than due it was sent, which is the generator's own fault, ms. */
  readonly late: number;
  /** When it was answered. */
  readonly at: number;
}

/** A request with its address in the bytes HTTP wants, ready to be sent any number of times. */
export function requestBytes(
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, body = '' }: { headers?: Readonly<Record<string, string>>; body?: string } = {},
): RequestBytes {
  const all = {
    host: 'localhost',
    ...headers,
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** One kept connection that speaks as little HTTP as will do: a client library would take the processor from the server. */
class Line {
  readonly #socket: Socket;
  #answered: ((status: number, saysWhen: boolean) => void) | undefined;
  #head = '';
  #missing = 0;
  #status = 0;
  #saysWhen = false;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (bytes) => this.#hear(bytes));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#end(0, false));
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  ask(request: RequestBytes): Promise<{ status: number; saysWhen: boolean }> {
    return new Promise((done) => {
      this.#answered = (status, saysWhen) => done({ status, saysWhen });
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(bytes: Buffer): void {
    if (this.#missing > 0) this.#missing -= bytes.length;
    else this.#readHead(bytes);
    if (this.#head === '' && this.#missing <= 0) this.#end(this.#status, this.#saysWhen);
  }

  #readHead(bytes: Buffer): void {
    const text = this.#head + bytes.toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    this.#head = end === -1 ? text : '';
    if (end === -1) return;
    const head = text.slice(0, end).toLowerCase();
    this.#status = Number(head.slice(9, 12));
    this.#saysWhen = head.includes('\r\nretry-after:');
    this.#missing = lengthIn(head) - (text.length - end - 4);
  }

  #end(status: number, saysWhen: boolean): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(status, saysWhen);
  }
}

function lengthIn(head: string): number {
  const at = head.indexOf('\r\ncontent-length:');
  return at === -1 ? 0 : Number.parseInt(head.slice(at + 17, at + 32), 10);
}

/** Kept connections to a portal, opened before they are needed: making them is not what is measured. */
export class Lines {
  readonly #port: number;
  readonly #idle: Line[];
  #count: number;

  constructor(port: number, count: number) {
    this.#port = port;
    this.#idle = Array.from({ length: count }, () => new Line(port));
    this.#count = count;
  }

  /** Whether a request could be sent now: beyond some connections the generator's limits would be measured. */
  get hasRoom(): boolean {
    return this.#idle.length > 0 || this.#count < MAX_LINES;
  }

  async ask(request: RequestBytes, due: number): Promise<Outcome> {
    const line = this.#take();
    const sent = performance.now();
    const { status, saysWhen } = await line.ask(request);
    const at = performance.now();
    this.#idle.push(line);
    return { status, saysWhen, ms: at - sent, late: sent - due, at };
  }

  close(): void {
    for (const line of this.#idle) line.close();
  }

  #take(): Line {
    const line = this.#idle.pop();
    if (line?.isOpen) return line;
    if (line === undefined) this.#count += 1;
    return new Line(this.#port);
  }
}

const MAX_LINES = 2_000;

/** What became of the requests of a while; those still unanswered at its end count as unanswered, whatever became of them. */
export interface Load {
  readonly outcomes: readonly Outcome[];
  /** Due, but never sent for want of a connection. */
  readonly unsent: number;
  /** Answered well within the while, a second. */
  readonly goodput: number;
}

interface Demand {
  readonly ms: number;
  readonly next: () => RequestBytes;
}

/** As many clients as wanted, each asking again as soon as it was answered. */
export async function closedLoop(lines: Lines, { clients, ms, next }: Demand & { clients: number }): Promise<Load> {
  const outcomes: Outcome[] = [];
  const until = performance.now() + ms;
  const client = async () => {
    while (performance.now() < until) outcomes.push(await lines.ask(next(), performance.now()));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return loadOf(outcomes, { until, ms });
}

/** So many requests a second, whatever becomes of those before: what a server meets that is asked for too much. */
export async function openLoop(lines: Lines, { perSecond, ms, next }: Demand & { perSecond: number }): Promise<Load> {
  const outcomes: Outcome[] = [];
  const asked: Promise<unknown>[] = [];
  const every = 1_000 / perSecond;
  const until = performance.now() + ms;
  let unsent = 0;
  for (let due = performance.now(); due < until; ) {
    for (; due <= performance.now(); due += every) {
      if (lines.hasRoom) asked.push(lines.ask(next(), due).then((outcome) => outcomes.push(outcome)));
      else unsent += 1;
    }
    await new Promise((done) => setTimeout(done, 1));
  }
  await Promise.all(asked);
  return loadOf(outcomes, { until, ms }, unsent);
}

function loadOf(outcomes: readonly Outcome[], { until, ms }: { until: number; ms: number }, unsent = 0): Load {
  const inTime = outcomes.filter(({ status, at }) => status === 200 && at <= until).length;
  return { outcomes, unsent, goodput: inTime / (ms / 1_000) };
}
