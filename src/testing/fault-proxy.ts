import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** What a network does to connections: `swallows` all that is said and tells nobody, or `refuses` them and resets those it has. */
export type NetworkFault = 'swallows' | 'refuses';

/** A way through this machine to a server, whose network can fail. */
export interface FaultProxy {
  readonly port: number;
  /** How late each message arrives, ms each way. */
  delay: number;
  readonly connections: number;
  be(fault: NetworkFault | undefined): void;
  /** Lets the connections it has fall silent for ever, while new ones pass. */
  silence(): void;
  /** Resets the connections it has, and goes on. */
  reset(): void;
  close(): Promise<void>;
}

interface Link {
  readonly near: Socket;
  readonly far: Socket;
  isDeaf: boolean;
}

/** Puts a proxy before a server; it does not outlive the test file. */
export async function startFaultProxy(host: string, port: number): Promise<FaultProxy> {
  const proxy = await openProxy(host, port);
  afterAll(() => proxy.close());
  return proxy;
}

async function openProxy(host: string, port: number): Promise<FaultProxy> {
  const links = new Set<Link>();
  let fault: NetworkFault | undefined;
  const server = createServer((near) => {
    near.on('error', ignore);
    if (fault === 'refuses') return near.resetAndDestroy();
    const link: Link = { near, far: connect(port, host), isDeaf: fault === 'swallows' };
    links.add(link);
    join(link, proxy, () => links.delete(link));
  });
  const proxy: FaultProxy = {
    port: await listen(server),
    delay: 0,
    get connections() {
      return links.size;
    },
    be(next) {
      fault = next;
      if (fault === 'refuses') proxy.reset();
      if (fault === 'swallows') proxy.silence();
    },
    silence() {
      for (const link of links) link.isDeaf = true;
    },
    reset() {
      for (const { near, far } of links) {
        near.resetAndDestroy();
        far.resetAndDestroy();
      }
    },
    async close() {
      proxy.reset();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

/** Lets both sides of a link hear each other, late or not at all; neither hears of the other's end through a deaf link. */
function join(link: Link, proxy: FaultProxy, ended: () => void): void {
  const { near, far } = link;
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    const pass = (work: () => void) => {
      if (link.isDeaf) return;
      if (proxy.delay === 0) work();
      else setTimeout(() => !link.isDeaf && work(), proxy.delay);
    };
    from.setNoDelay(true);
    from.on('error', ignore);
    from.on('data', (bytes) => pass(() => to.writable && to.write(bytes)));
    from.on('close', () => {
      if (from === near) ended();
      pass(() => to.destroy());
    });
  }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function ignore(): void {}
