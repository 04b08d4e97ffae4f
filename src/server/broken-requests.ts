import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import { FAILURES, Failure } from './failures.ts';
import { SECURITY_HEADERS } from './harden.ts';
import { answerFailure, failureEnvelope } from './serve.ts';

/** Answers an address that cannot be read, such as `/%zz`: it fails before any hook could add the headers. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  answerFailure(error, request, reply.headers(SECURITY_HEADERS));
}

/** Answers bytes that never became a request, such as a wrong protocol version or endless headers, and hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Failure('request.too-large')
      : new Failure('request.invalid', { fields: 'HTTP' });
  const { status } = FAILURES[failure.code];
  const body = JSON.stringify(failureEnvelope(failure, DEFAULT_LOCALE));
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
