import type { IncomingMessage } from 'node:http';
import { MAX_BYTES } from '#kernel/contract.ts';

type Announced = Pick<IncomingMessage, 'headers'>;

/** Bytes a request says will follow its head; what comes in pieces of unknown number counts as a usual body at its longest. */
export function announcedBytes({ headers }: Announced): number {
  if (headers['transfer-encoding'] !== undefined) return MAX_BYTES;
  return Number(headers['content-length'] ?? 0);
}

/** How long whoever still sends after the answer may read it, ms. */
const LINGER = 1_000;

/**
 * Lets nobody send on what was refused unread. Node would read all of it; hanging up at once would take the answer from
 * a client that is still sending. So the rest is left in the connection, which ends a moment later.
 */
export function leaveRestUnread(request: IncomingMessage, onAnswered: (tell: () => void) => void): void {
  if (announcedBytes(request) < MAX_BYTES) return;
  // From now on Node takes the body for read by somebody, and stops the connection after a little of it.
  request.read(0);
  onAnswered(() => {
    if (!request.complete) setTimeout(() => request.destroy(), LINGER).unref();
  });
}
