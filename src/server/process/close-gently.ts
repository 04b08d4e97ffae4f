import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as aTurn, setTimeout as wait } from 'node:timers/promises';
import type { Portal } from '#server/portal.ts';

/** How long open connections may bring what clients were about to send when the portal was told to stop, ms. */
const LAST_REQUESTS = 2_000;
/** How long requests may take to end after that, ms. */
const DEADLINE = 6_500;
/** How long all of it may take, ms (assurance R3: 10 s); a database that hangs does not hold the process. */
const LIMIT = 9_500;

/** Lets every answer given while the portal closes end its connection, so that closing waits for work and not for idleness. */
export function endConnectionsOnClose(portal: Portal): void {
  portal.http.addHook('preClose', async () => {
    portal.isClosing = true;
  });
  portal.http.addHook('onSend', async (_, reply) => {
    if (portal.isClosing) reply.header('connection', 'close');
  });
}

/** Work beside the requests that is told to end, such as the mails on their way. */
export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Stops the portal: no new connections, then the requests at work and what works beside them end, then the database. What
 * takes too long is cut off.
 */
export async function closeGently(portal: Portal, beside: readonly Stoppable[]): Promise<void> {
  await Promise.race([closeInOrder(portal, beside), wait(LIMIT)]);
}

async function closeInOrder(portal: Portal, beside: readonly Stoppable[]): Promise<void> {
  await Promise.all([endRequests(portal), ...beside.map((work) => work.stop())]);
  await portal.database.close();
}

/**
 * Connections that were made and not taken yet are taken first, in a whole turn of the event loop: they would be cut. A
 * request may be on its way on a connection that looks idle, and Node hangs such connections up when its HTTP server is
 * closed. So the socket stops listening, as a plain server does; the HTTP server closes when every connection has ended with
 * an answer, or a moment later, when what has come meanwhile is read (on a busy machine the moment may be over before that).
 */
async function endRequests(portal: Portal): Promise<void> {
  const { http } = portal;
  const limit = setTimeout(() => http.server.closeAllConnections(), LAST_REQUESTS + DEADLINE);
  await aWholeTurn();
  const allEnded = once(http.server, 'close');
  Server.prototype.close.call(http.server);
  portal.isClosing = true;
  await Promise.race([allEnded, wait(LAST_REQUESTS)]);
  await aWholeTurn();
  await http.close();
  clearTimeout(limit);
}

/** A signal comes while the loop looks at its sockets: only the turn after that looks at all of them. */
async function aWholeTurn(): Promise<void> {
  await aTurn();
  await aTurn();
}
