import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { leaveRestUnread } from '#server/http/announced-body.ts';
import type { Portal } from '#server/portal.ts';
import type { NoteFlood } from './floods.ts';
import { refuseUnseen } from './load-shedding.ts';
import { overShare } from './refusal.ts';

/** How many requests of a connection may stand behind the one at work. */
export const MAX_BEHIND = 16;

/** Who sends so many more does not listen to what is answered: that is a flood. */
const MAX_REFUSED = 100;

/** Of a connection with a request at work: what begins the others, and how many were too many. */
interface Connection {
  readonly behind: (() => void)[];
  refused: number;
}

/**
 * Requests that a client sends on one connection without waiting for answers are worked on one after the other, and between
 * them everybody else has a turn: answered in one go, those of one connection would take the thread from all others
 * (docs/decisions/0030-overload.md). One too many is refused and is the last that is answered there; many more are a flood.
 * Who has gone before the request is looked at is answered nothing.
 */
export function answerOneAtATime({ http }: Pick<Portal, 'http'>, noteFlood: NoteFlood): void {
  const pass = http.server.listeners('request')[0] as RequestListener;
  const connections = new WeakMap<Socket, Connection>();
  http.server.off('request', pass);
  http.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (hasGone(socket)) return void socket.destroy();
    const connection = connections.get(socket);
    const begin = () => {
      response.once('close', () => setImmediate(next, socket));
      pass(request, response);
    };
    if (connection === undefined) {
      connections.set(socket, { behind: [], refused: 0 });
      begin();
    } else if (connection.refused > 0) {
      connection.refused += 1;
      if (connection.refused > MAX_REFUSED) noteFlood(socket);
    } else if (connection.behind.length < MAX_BEHIND) {
      connection.behind.push(begin);
    } else {
      connection.refused = 1;
      leaveRestUnread(request, (tell) => response.once('finish', tell));
      refuseUnseen(overShare(1), request, response, { isLast: true });
    }
  });

  function next(socket: Socket): void {
    const begin = connections.get(socket)?.behind.shift();
    if (begin === undefined || hasGone(socket)) connections.delete(socket);
    else begin();
  }
}

/** A connection that was reset has no address any more, also before anything was said of it. */
function hasGone({ destroyed, remoteAddress }: Socket): boolean {
  return destroyed || remoteAddress === undefined;
}
