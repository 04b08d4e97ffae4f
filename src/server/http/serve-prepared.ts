import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer made once and sent many times, in the encodings a client may accept. */
export interface PreparedAnswer {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses an answer once, as well as possible. */
export function prepareAnswer(text: string): PreparedAnswer {
  const plain = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
  return { plain, br: brotliCompressSync(plain, quality), gzip: gzipSync(plain, { level: 9 }) };
}

/** Sends a prepared answer in the best encoding the client accepts; what it is, the caller says. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const varies = reply.getHeader('vary');
  reply.header('vary', varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`);
  if (encoding === undefined) return reply.send(answer.plain);
  return reply.header('content-encoding', encoding).send(answer[encoding]);
}
