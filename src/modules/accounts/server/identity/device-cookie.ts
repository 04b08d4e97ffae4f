import type { FastifyRequest } from 'fastify';

/** Days a browser keeps a cookie at most (RFC 6265bis: 400), in seconds. */
const LIFE = 400 * 86_400;

/** What the cookie of a known browser holds, if the request carries one that looks like it. */
export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)portalDevice=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}

/** The cookie a browser is known by: it goes to the sign-in alone and opens nothing by itself. */
export function deviceCookie(secret: string): string {
  return `portalDevice=${secret}; Max-Age=${LIFE}; Path=/api/oauth/token; HttpOnly; SameSite=Lax`;
}
