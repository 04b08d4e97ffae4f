import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { Settings } from '#server/env.ts';
import { reasonOf, StartRefusal } from './start-refusal.ts';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** The variables an address comes from. */
interface Variables {
  readonly host: string;
  readonly port: string;
}

const PORTAL: Variables = { host: 'HOST', port: 'PORT' };
export const METRICS: Variables = { host: 'METRICS_HOST', port: 'METRICS_PORT' };

/** Refuses addresses that cannot be had before the database is opened, which may take much longer. */
export async function tryAddresses({
  host,
  port,
  metrics,
}: Pick<Settings, 'host' | 'port' | 'metrics'>): Promise<void> {
  await tryAddress({ host, port }, PORTAL);
  if (metrics !== undefined) await tryAddress(metrics, METRICS);
}

async function tryAddress(address: Address, variables: Variables): Promise<void> {
  const probe = createServer();
  await bindAddress(probe, address, variables);
  probe.close();
  await once(probe, 'close');
}

/** Lets a server listen, or refuses with the variable to change. */
export async function bindAddress(server: Server, address: Address, variables: Variables): Promise<void> {
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error: unknown) => refuseAddress(error, address, variables));
}

function refuseAddress(error: unknown, { host, port }: Address, names: Variables): never {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    throw new StartRefusal(
      `${names.port}=${port} is in use on ${host}. Stop the other process, or set ${names.port} to another number.`,
    );
  if (code === 'EACCES')
    throw new StartRefusal(`${names.port}=${port} needs more rights. Set ${names.port} to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL') throw new StartRefusal(`${names.host}=${host} is no address of this machine.`);
  throw new StartRefusal(`${names.host}=${host} cannot be used: ${reasonOf(error)}.`);
}
