import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Failure } from '#server/failures.ts';
import { hangUp } from '#server/http/broken-requests.ts';
import type { Portal } from '#server/portal.ts';

/** For how long nothing is heard of an address that flooded a connection, ms. */
const UNHEARD_MS = 10_000;
/** An answer at once would be followed by the next connection at once, ms. */
const ANSWERED_AFTER_MS = 1_000;
/** How many connections wait for such an answer; more get none. */
const MOST_HELD = 100;
/** How many addresses are known, those that flooded last. */
const MOST_KNOWN = 1_000;

/** Tells that a connection was flooded: so many requests were sent at once on it that reading them kept everybody waiting. */
export type NoteFlood = (socket: Socket) => void;

/**
 * Hears nothing for a while of an address that flooded a connection: what comes on a new one is read by nobody, since reading it is
 * what costs. It is told so after a moment, and may come back when it is told (docs/decisions/0030-overload.md).
 */
export function refuseFloods({ http, clients }: Pick<Portal, 'http' | 'clients'>): NoteFlood {
  const unheard = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: UNHEARD_MS });
  const held = new Set<Socket>();
  const [pass] = http.server.listeners('connection') as ((socket: Socket) => void)[];
  if (pass === undefined) throw new Error('The server reads no connection');
  http.server.off('connection', pass);
  http.server.on('connection', (socket: Socket) => {
    const client = clients.ofConnection(socket);
    if (client === undefined || !unheard.has(client)) pass.call(http.server, socket);
    else hold(socket, unheard.getRemainingTTL(client));
  });
  http.addHook('preClose', async () => {
    for (const socket of held) socket.destroy();
  });
  return (socket) => {
    const client = clients.ofConnection(socket);
    if (client !== undefined) unheard.set(client, true);
    socket.destroy();
  };

  function hold(socket: Socket, ms: number): void {
    socket.on('error', () => socket.destroy());
    if (held.size >= MOST_HELD) return void socket.destroy();
    held.add(socket);
    const answer = setTimeout(() => {
      hangUp(socket, new Failure('request.over-share', { seconds: Math.ceil(ms / 1_000) }));
      socket.destroySoon();
    }, ANSWERED_AFTER_MS);
    socket.once('close', () => {
      clearTimeout(answer);
      held.delete(socket);
    });
  }
}
