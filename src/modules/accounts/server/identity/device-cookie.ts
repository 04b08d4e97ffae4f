import type { SecretCookie } from '#server/http/cookies.ts';

/** Days a browser keeps a cookie at most (RFC 6265bis: 400), in seconds. */
const LIFE = 400 * 86_400;

/** The cookie a browser is known by: it goes to the sign-in alone and opens nothing by itself. */
export const DEVICE_COOKIE: SecretCookie = { name: 'portalDevice', path: '/api/oauth/token', life: LIFE };
