import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { FailureCode } from '#server/failures.ts';

/** What becomes known of a request while it is answered, beside what it is. */
export interface RequestFacts {
  actor?: string;
  /** The customer the actor acts for. */
  onBehalfOf?: string;
  failure?: FailureCode;
  /** By how many seconds the clock of the client is ahead, where that is much. */
  skew?: number;
}

const facts = new WeakMap<FastifyRequest['raw'], RequestFacts>();

/** What is known of a request by now. */
export function factsOf(request: FastifyRequest): RequestFacts {
  return facts.get(request.raw) ?? {};
}

/** Notes who makes a request, and for whom as soon as that is known: every later line of its log names both. */
export function noteActor(request: FastifyRequest, { id, onBehalfOf }: Pick<Actor, 'id' | 'onBehalfOf'>): void {
  const known = factsOf(request);
  const added = {
    ...(known.actor === undefined && { actor: id }),
    ...(onBehalfOf !== undefined && known.onBehalfOf === undefined && { onBehalfOf }),
  };
  if (Object.keys(added).length === 0) return;
  facts.set(request.raw, { ...known, ...added });
  request.log = request.log.child(added);
}

/** Notes with which refusal a request was answered. */
export function noteFailure(request: FastifyRequest, failure: FailureCode): void {
  facts.set(request.raw, { ...factsOf(request), failure });
}

/** From here on a clock is off by more than a call can take, s. */
const MUCH = 60;

/** Notes how far the time a client gave (spec 000 §7) is from ours: that is written down and changes nothing else. */
export function noteSkew(request: FastifyRequest, now: Date): void {
  const { timestamp } = request.headers;
  if (typeof timestamp !== 'string' || !/^\d{13}$/.test(timestamp)) return;
  const skew = Math.round((Number(timestamp) - now.getTime()) / 1000);
  if (Math.abs(skew) >= MUCH) facts.set(request.raw, { ...factsOf(request), skew });
}
