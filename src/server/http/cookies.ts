import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/env.ts';

/** A cookie of 256 random bits that goes to some calls of the API alone. */
export interface SecretCookie {
  readonly name: string;
  readonly path: string;
  /** How long a browser keeps it, s. */
  readonly life: number;
}

type Place = Pick<Settings, 'publicUrl'>;

/** What a cookie holds, if the request carries one that looks like it. */
export function readSecretCookie(request: FastifyRequest, cookie: SecretCookie, place: Place): string | undefined {
  const name = nameOf(cookie, place);
  const held = (request.headers.cookie ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return /^[\w-]{43}$/.exec(held?.slice(name.length + 1) ?? '')?.[0];
}

/** The header that gives a browser a cookie. */
export function secretCookie(secret: string, cookie: SecretCookie, place: Place): string {
  const parts = [`${nameOf(cookie, place)}=${secret}`, `Max-Age=${cookie.life}`, `Path=${cookie.path}`];
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure(place) ? ['Secure'] : [])].join('; ');
}

/** Behind https the browser sends it over https alone, and takes it from nobody who answers without. */
function nameOf({ name }: SecretCookie, place: Place): string {
  return isSecure(place) ? `__Secure-${name}` : name;
}

function isSecure({ publicUrl }: Place): boolean {
  return publicUrl?.startsWith('https://') === true;
}
