import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { factsOf } from './request-facts.ts';

/** A request that has been answered, as log and figures see it. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its route, never its address: an address may carry a ticket or a name. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Whoever wants to know of requests as they begin and end. */
export interface RequestWatcher {
  began(): void;
  ended(request: AnsweredRequest): void;
}

/** From here on an answer is slow enough for a warning, ms. */
const SLOW = 1_000;
/** What the log and the figures show for a client that hung up before its answer, as nginx does. */
const CLIENT_LEFT = 499;

/** Writes one line per request, whatever becomes of it, and tells the watcher. */
export function watchRequests(http: FastifyInstance, watcher: RequestWatcher): void {
  http.addHook('onRequest', async (request, reply) => watchRequest(request, reply, watcher));
}

/** Watches one request; for those that fail before any hook. */
export function watchRequest(request: FastifyRequest, reply: FastifyReply, watcher: RequestWatcher): void {
  watcher.began();
  let isAnswered = false;
  reply.raw.once('finish', () => {
    isAnswered = true;
  });
  reply.raw.once('close', () => {
    const answered = answeredOf(request, reply, isAnswered ? reply.raw.statusCode : CLIENT_LEFT);
    logRequest(request, answered);
    watcher.ended(answered);
  });
}

function answeredOf(request: FastifyRequest, reply: FastifyReply, status: number): AnsweredRequest {
  const route = request.routeOptions.url;
  return {
    // Methods of requests for which there is no route are whatever a stranger likes.
    method: route === undefined ? '-' : request.method,
    route: route ?? '-',
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}

function logRequest(request: FastifyRequest, answered: AnsweredRequest): void {
  const { failure, skew } = factsOf(request);
  const line = { ...answered, ...(failure !== undefined && { failure }), ...(skew !== undefined && { skew }) };
  request.log[levelOf(answered)](line, answered.ms >= SLOW ? 'slow request' : 'request');
}

function levelOf({ status, ms }: AnsweredRequest): 'error' | 'warn' | 'info' {
  if (status >= 500 && status !== 503) return 'error';
  return status === 503 || ms >= SLOW ? 'warn' : 'info';
}
