import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/failures.ts';
import { answerFailure } from '#server/serve.ts';

/** Headers of every answer, API and page alike (assurance S8); styles may stand inline, scripts never. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Puts the security headers on every answer and gives every refusal, foreseen or not, the one envelope. */
export function harden(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
  });
  http.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
}

/** Accepts form posts beside JSON: the specification's request layer sends both (spec 000 §7). */
export function acceptForms(http: FastifyInstance): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    http.addContentTypeParser(
      type,
      { parseAs: 'buffer' },
      async (request: { headers: Record<string, unknown> }, body: Buffer) =>
        fieldsOf(body, String(request.headers['content-type'])),
    );
  }
}

async function fieldsOf(body: Buffer, contentType: string): Promise<Record<string, string>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
    return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  } catch {
    throw new Failure('request.invalid', { fields: 'body' });
  }
}
