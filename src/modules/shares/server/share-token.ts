import { createHash, randomBytes } from 'node:crypto';
import { TOKEN } from '#modules/shares/domain/paths.ts';

/** The secret of a new link: 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a token: its SHA-256; undefined where a text is none. */
export function hashOfToken(token: string): string | undefined {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
}
