import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerFailure } from '#server/serve.ts';

/** Headers of every answer, API and page alike (assurance S8); styles may stand inline, scripts never. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** The texts of the API are in the language that is asked for, those of its refusals too: no cache between may mix them up. */
export const API_VARIES = 'accept-language';

/** Whether a request goes to the API, however its address is written: `/%61pi/` and `http://host/api/` lead there too. */
export function isCall({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return url.startsWith('/api/') || (!isPlain(url) && pathOf(url).startsWith('/api/'));
}

function isPlain(url: string): boolean {
  return url.startsWith('/') && !url.slice(0, 20).includes('%');
}

function pathOf(url: string): string {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

/** Puts the security headers on every answer and gives every refusal, foreseen or not, the one envelope. */
export function harden(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
    if (isCall(request.raw)) reply.header('vary', API_VARIES);
  });
  http.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
}
