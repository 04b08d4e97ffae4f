import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/failures.ts';
import { announcedBytes } from './announced-body.ts';
import { hangUp } from './broken-requests.ts';

/** How long a request may take to come, ms: one with a file, and any other. */
export const UPLOAD_MS = 900_000;
const BODY_MS = 30_000;

/** Hangs up on who sends a body so slowly that it only holds a connection; whoever sends a file is given more time, but may not fall silent. */
export function cutSlowBodies(http: FastifyInstance, bodyMs = BODY_MS): void {
  http.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (announcedBytes(raw) === 0 || routeOptions.config?.isUpload) return;
    const cut = () => {
      if (!raw.complete && raw.socket?.writable) hangUp(raw.socket, new Failure('request.invalid', { fields: 'HTTP' }));
    };
    const timer = setTimeout(cut, bodyMs).unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
