import type { FastifyRequest } from 'fastify';
import type { RouteContract } from '#kernel/contract.ts';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import { isAuditAction } from '#modules/audit/domain/audit-actions.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import type { Db } from './database.ts';
import type { Portal } from './portal.ts';

interface Reading {
  readonly actor: Actor | undefined;
  /** The records the answer shows, as far as the handler named them. */
  readonly read: readonly string[];
  readonly params: unknown;
  readonly request: FastifyRequest;
}

/**
 * Writes down what an administrator is about to be shown (product decisions §1); what cannot be written down is not shown.
 * The objects are the records the handler named, else the id in the address, or the address of the list.
 */
export async function auditRead(
  { clock, newId }: Portal,
  db: Db,
  route: RouteContract,
  { actor, read, params, request }: Reading,
): Promise<void> {
  if (!isAuditAction(route.audited) || actor?.role !== 'admin') return;
  const { id: actorId, onBehalfOf = null } = actor;
  const { audited: action } = route;
  const objects = read.length > 0 ? new Set(read) : [idIn(params) ?? route.path];
  for (const object of objects)
    await recordAudit(db, { id: newId(), at: clock(), actorId, onBehalfOf, action, object, requestId: request.id });
}

function idIn(params: unknown): string | undefined {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
