import type { FastifyRequest } from 'fastify';
import { heedsActing, needsCustomer } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { isUuid } from '#kernel/ids.ts';
import { isAllowed } from '#kernel/permission.ts';
import { NOBODY, type Scope, scopeFrom } from '#kernel/scope.ts';
import type { Db } from './database.ts';
import { Failure, type FailureCode } from './failures.ts';
import { noteActor } from './logging/request-facts.ts';
import type { Portal } from './portal.ts';

/**
 * Who makes the request, or a refusal. A public route takes a visitor, and also one whose token has ended: what is open
 * stays open. Who must change the password first is a visitor until then, but for the calls about the own session.
 */
export async function authorize(
  portal: Portal,
  owner: Db,
  { access, signInRefusal }: Pick<RouteContract, 'access' | 'signInRefusal'>,
  { token, request }: { token: string | undefined; request: FastifyRequest },
): Promise<Actor | undefined> {
  const actor = token === undefined ? undefined : await portal.findActor(owner, token);
  if (actor) noteActor(request, actor);
  portal.clients.learn(request.raw, actor?.id);
  if (access === 'public') return actor?.mustChangePassword ? undefined : actor;
  if (actor === undefined) throw new Failure(token === undefined ? visitorRefusal(signInRefusal) : 'session.expired');
  if (actor.mustChangePassword && access !== 'session.own') throw new Failure('password.must-change');
  if (!isAllowed(portal.modules.permissions.get(access) ?? [], actor)) throw new Failure('access.refused');
  return actor;
}

/** What a visitor is told: a route that has words of its own lists them among its refusals. */
function visitorRefusal(own: string | undefined): FailureCode {
  return (own as FailureCode | undefined) ?? 'session.missing';
}

/**
 * The actor for the customer the header `On-Behalf-Of` names, checked anew with every request: here alone it is decided.
 * A customer one may not act for is refused like one that does not exist.
 */
export async function actingFor(
  portal: Portal,
  owner: Db,
  route: RouteContract,
  actor: Actor | undefined,
  onBehalfOf: string | readonly string[] | undefined,
): Promise<Actor | undefined> {
  if (actor === undefined || onBehalfOf === undefined || !heedsActing(route)) return actor;
  const organisationId = String(onBehalfOf).toLowerCase();
  if (!isUuid(organisationId) || !(await portal.mayActFor(owner, actor, organisationId)))
    throw new Failure('customer.not-assisted');
  return { ...actor, onBehalfOf: organisationId };
}

/** Refuses something new from staff who have not said for which customer (spec 001 §5). */
export function mustHaveCustomer(actor: Actor): void {
  if (needsCustomer(actor)) throw new Failure('customer.missing');
}

/** What the request reaches: on calls about the person, and for visitors, nothing beyond the own organisation. */
export async function scopeOfRequest(
  portal: Portal,
  owner: Db,
  route: RouteContract,
  actor: Actor | undefined,
): Promise<Scope> {
  if (actor === undefined) return NOBODY;
  return heedsActing(route) ? portal.findScope(owner, actor) : scopeFrom(actor, { children: [], assigned: [] });
}
