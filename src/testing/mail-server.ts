import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** What goes wrong with a mail server: it says nothing for a while, hangs up before its answer, or answers with a refusal. */
export type Trouble = 'silent' | 'hangs-up' | 'busy' | 'no-such-mailbox' | 'refuses-content';

export interface ReceivedMail {
  readonly to: string;
  /** The whole message as it came over the wire. */
  readonly raw: string;
  readonly messageId: string;
}

/** A real SMTP server on this machine that keeps what it accepted, and can be in trouble. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** How many messages were handed over, the refused ones included. */
  readonly asked: number;
  trouble: Trouble | undefined;
  /** How long it takes over a message, ms. */
  takes: number;
  /** Refuses connections until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const SILENCE = 3_000;

/** Starts a mail server on a free port; it does not outlive the test file. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let port = 0;
  let server: SMTPServer | undefined;
  const self: MailServer & { asked: number } = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    received,
    asked: 0,
    trouble: undefined,
    takes: 0,
    async stop() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((done) => closing.close(() => done()));
    },
    async start() {
      server = createServer(self, received);
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      port = (server.server.address() as AddressInfo).port;
    },
  };
  await self.start();
  afterAll(() => self.stop());
  return self;
}

function createServer(self: MailServer & { asked: number }, received: ReceivedMail[]): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(_credentials, _session, done) {
      done(null, { user: 'anyone' });
    },
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onConnect(_session, done) {
      setTimeout(() => done(), self.trouble === 'silent' ? SILENCE : 0);
    },
    onRcptTo(_address, _session, done) {
      done(self.trouble === 'no-such-mailbox' ? refusal(550, 'No such mailbox') : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        self.asked += 1;
        if (self.trouble === 'hangs-up') return server.connections.forEach(hangUp);
        if (self.trouble === 'busy') return done(refusal(451, 'Try again later'));
        if (self.trouble === 'refuses-content') return done(refusal(554, 'Not this content'));
        const raw = Buffer.concat(chunks).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        setTimeout(() => {
          received.push({ to, raw, messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '' });
          done();
        }, self.takes);
      });
    },
  });
  // A client that gives up is what is being tested.
  server.on('error', () => undefined);
  return server;
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function hangUp(connection: object): void {
  const socket = '_socket' in connection ? connection._socket : undefined;
  if (typeof socket === 'object' && socket !== null && 'destroy' in socket && typeof socket.destroy === 'function')
    socket.destroy();
}
