import type { FastifyRequest } from 'fastify';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import type { FailureCode } from '#server/failures.ts';

/** What becomes known of a request while it is answered, beside what it is. */
export interface RequestFacts {
  actor?: string;
  /** The customer the actor acts for. */
  onBehalfOf?: string;
  failure?: FailureCode;
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
