/** Where a share link leads. */
export const SHARED_PATH = '/shared/:token';

/** How a token is written: 128 random bits in base64url. */
export const TOKEN = /^[\w-]{22}$/;

/** The address of a link below that of the portal. */
export function pathOfShare(token: string): string {
  return SHARED_PATH.replace(':token', token);
}
