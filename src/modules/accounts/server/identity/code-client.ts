import type { FastifyRequest } from 'fastify';
import { CODES } from '#modules/accounts/domain/verification-code.ts';
import { readSecretCookie, type SecretCookie, secretCookie } from '#server/http/cookies.ts';
import type { Portal } from '#server/portal.ts';
import type { CodeClient } from './code-store.ts';

/** The cookie of the browser that asked for a code, for as long as the code lives. */
const CODE_COOKIE: SecretCookie = { name: 'portalCode', path: '/api/v1/user', life: CODES.life / 1_000 };

/** Where a code is tried. */
export function codeClientOf({ newId, settings }: Portal, request: FastifyRequest): CodeClient {
  return { newId, address: request.ip, cookie: readSecretCookie(request, CODE_COOKIE, settings) };
}

/** Marks the browser that asked for a code. */
export function markBrowser(
  { settings }: Portal,
  setHeader: (name: string, value: string) => void,
  cookie: string,
): void {
  setHeader('set-cookie', secretCookie(cookie, CODE_COOKIE, settings));
}
