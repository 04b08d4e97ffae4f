import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import type { Stay } from './admission/concurrency-limiter.ts';
import { authorize } from './authorize.ts';
import { DEADLINE_MS, Deadline } from './database/deadline.ts';
import type { Db } from './database.ts';
import { goneSignal } from './http/gone-signal.ts';
import { bringsBody, refuseBodyByHead } from './http/read-body.ts';
import type { Portal } from './portal.ts';

/** Who sends a body, as was found out before it was read. */
interface Sender {
  readonly actor: Actor | undefined;
  readonly at: number;
  /** How long that took, ms; it is part of what the request may wait. */
  readonly spent: number;
}

const senders = new WeakMap<FastifyRequest, Sender>();

/** How long that counts while the body comes, ms: a session may end meanwhile. */
const COUNTS_FOR = 1_000;

/**
 * Judges by its head a request that brings a body: whether its sender may ask that, and whether the route takes such a body. Nobody
 * makes the portal read what it will not answer (docs/decisions/0038-bodies-at-the-door.md).
 */
export async function judgeSender(
  portal: Portal,
  route: RouteContract,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  if (!bringsBody(request)) return;
  if (route.access !== 'public') {
    const client = portal.clients.of(request.raw);
    senders.set(request, await portal.limiter.admit(client, find, () => goneSignal(reply)));
  }
  refuseBodyByHead(route, request);

  async function find({ waited, thread }: Stay): Promise<Sender> {
    const began = performance.now();
    const owner = portal.owner(new Deadline(DEADLINE_MS - waited, thread));
    const actor = await ask(portal, owner, route, request);
    const at = performance.now();
    return { actor, at, spent: waited + at - began };
  }
}

/** Who sends the request, or a refusal. */
export async function senderOf(
  portal: Portal,
  owner: Db,
  route: RouteContract,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  const known = senders.get(request);
  if (known && performance.now() - known.at < COUNTS_FOR) return known.actor;
  return ask(portal, owner, route, request);
}

/** How long the request may still wait for the database. */
export function deadlineOf(request: FastifyRequest, { waited, thread }: Stay): Deadline {
  return new Deadline(DEADLINE_MS - waited - (senders.get(request)?.spent ?? 0), thread);
}

function ask(portal: Portal, owner: Db, route: RouteContract, request: FastifyRequest): Promise<Actor | undefined> {
  return authorize(portal, owner, route, { token: bearerToken(request), request });
}

/** The opaque token of a request, if it carries one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{16,256})$/i.exec(request.headers.authorization ?? '')?.[1];
}
