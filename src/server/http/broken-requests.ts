import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import { Failure } from '#server/failures.ts';
import { answerFailure, factsOfFailure, failureEnvelope } from '#server/serve.ts';
import { API_VARIES, isCall, SECURITY_HEADERS } from './harden.ts';

/** What Fastify says of a record whose name is longer than any: it is as absent as one nobody has. */
const NAME_TOO_LONG = 'FST_ERR_MAX_PARAM_LENGTH';

/** Answers an address that cannot be read, such as `/%zz`: it fails before any hook could add the headers. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isCall(request.raw)) reply.header('vary', API_VARIES);
  const failure = error.code === NAME_TOO_LONG ? new Failure('record.unknown') : error;
  answerFailure(failure, request, reply.headers(SECURITY_HEADERS));
}

/** Answers bytes that never became a request, such as a wrong protocol version or endless headers, and hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  hangUp(socket, isTooLarge ? new Failure('request.too-large') : new Failure('request.invalid', { fields: 'HTTP' }));
}

/**
 * Takes what Node would answer by itself, without the envelope: an expectation goes the way of every request, a tunnel is
 * as unknown as any other method.
 */
export function answerWhatNodeWould(http: FastifyInstance): void {
  http.server.on('checkExpectation', (request, response) => http.server.emit('request', request, response));
  http.server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('finish', () => socket.destroy());
    hangUp(socket, new Failure('route.unknown'));
  });
}

/** What HTTP asks of every request and Node's own check would answer bare: a host, and no expectation but the usual one. */
export function refuseBrokenRules({ raw, headers }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && headers.host === undefined) throw new Failure('request.invalid', { fields: 'Host' });
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new Failure('request.expectation');
}

/** Says why, in the envelope, to who was not asked for their language, and ends the connection. */
export function hangUp(socket: Duplex, failure: Failure): void {
  const { status } = factsOfFailure(failure);
  const body = JSON.stringify(failureEnvelope(failure, DEFAULT_LOCALE));
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(failure.params.seconds !== undefined && { 'retry-after': String(failure.params.seconds) }),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
