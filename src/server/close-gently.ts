import type { Portal } from './portal.ts';

/** How long requests may take to end once the portal was told to stop, ms (assurance R3: 10 s in all). */
const PATIENCE = 8_000;

/** Lets every answer given while the portal closes end its connection, so that closing waits for work and not for idleness. */
export function endConnectionsOnClose(http: Portal['http']): void {
  let closing = false;
  http.addHook('preClose', async () => {
    closing = true;
  });
  http.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** Work beside the requests that is told to end, such as the mails on their way. */
interface Stoppable {
  stop(): Promise<void>;
}

/** Stops the portal: no new requests, the ones at work and what works beside them end, then the database; what takes too long is cut off. */
export async function closeGently({ http, database }: Portal, beside?: Stoppable): Promise<void> {
  const limit = setTimeout(() => http.server.closeAllConnections(), PATIENCE);
  await Promise.all([http.close(), beside?.stop()]);
  clearTimeout(limit);
  await database.close();
}
