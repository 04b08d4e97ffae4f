import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { countedAddress } from '#kernel/client-address.ts';

const MOST_KNOWN = 10_000;

/** Who asks, as turns are taken and work is counted: the account of a session that was found before, else the address. */
export class Clients {
  readonly #accounts = new Map<string, string>();
  readonly #isProxy: (address: string, hop: number) => boolean;

  constructor(trustProxy: readonly string[]) {
    this.#isProxy = trustProxy.length > 0 ? proxyAddr.compile([...trustProxy]) : () => false;
  }

  /** Known before anything is asked of the database; what a stranger writes into the head makes no new client. */
  of(request: IncomingMessage): string {
    const account = this.#accounts.get(request.headers.authorization ?? '');
    // The types do not know that a connection which was reset has no address.
    const address: string | undefined = proxyAddr(request, this.#isProxy);
    return account ?? countedAddress(address);
  }

  /** Who opened a connection, as far as they can be told by it: a proxy opens those of many. */
  ofConnection({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string | undefined {
    if (remoteAddress === undefined || this.#isProxy(remoteAddress, 0)) return undefined;
    return countedAddress(remoteAddress);
  }

  /** Notes whose session a request carries, or that it carries none. */
  learn({ headers: { authorization } }: Pick<IncomingMessage, 'headers'>, account: string | undefined): void {
    if (authorization === undefined) return;
    this.#accounts.delete(authorization);
    if (account === undefined) return;
    this.#accounts.set(authorization, account);
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > MOST_KNOWN && oldest !== undefined) this.#accounts.delete(oldest);
  }
}
