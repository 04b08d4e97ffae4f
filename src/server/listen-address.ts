import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './env.ts';
import { reasonOf, StartRefusal } from './start-refusal.ts';

/** Refuses an address that cannot be had before the database is opened, which may take much longer. */
export async function tryAddress({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch((error: unknown) => refuseAddress(error, { host, port }));
  probe.close();
  await once(probe, 'close');
}

function refuseAddress(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): never {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    throw new StartRefusal(`PORT=${port} is in use on ${host}. Stop the other process, or set PORT to another number.`);
  if (code === 'EACCES') throw new StartRefusal(`PORT=${port} needs more rights. Set PORT to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL') throw new StartRefusal(`HOST=${host} is no address of this machine.`);
  throw new StartRefusal(`HOST=${host} cannot be used: ${reasonOf(error)}.`);
}
