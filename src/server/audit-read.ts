import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { isAuditAction } from './compose-modules.ts';
import type { Db } from './database.ts';
import type { Portal } from './portal.ts';

interface Reading {
  readonly actor: Actor | undefined;
  /** The records the answer shows, as far as the handler named them. */
  readonly read: readonly string[];
  /** What was asked for, as it was parsed. */
  readonly input: { readonly params?: unknown; readonly query?: unknown };
  readonly request: FastifyRequest;
}

/**
 * Writes down what an administrator is about to be shown (product decisions §1); what cannot be written down is not shown.
 * The objects are the records the handler named, else the id in the address, or the address of the list with what it was narrowed to.
 */
export async function auditRead(
  { clock, modules, newId, recordAudit }: Portal,
  db: Db,
  route: RouteContract,
  { actor, read, input, request }: Reading,
): Promise<void> {
  const { audited: action } = route;
  if (!isAuditAction(modules, action) || actor?.role !== 'admin') return;
  const { id: actorId, onBehalfOf = null } = actor;
  const objects = read.length > 0 ? new Set(read) : [idIn(input.params) ?? route.path];
  const details = narrowingIn(input.query);
  for (const object of objects)
    await recordAudit(db, {
      id: newId(),
      at: clock(),
      actorId,
      onBehalfOf,
      action,
      object,
      requestId: request.id,
      details,
    });
}

function idIn(params: unknown): string | undefined {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Which page of a list it was tells nothing of what was looked for. */
const PAGING = ['cursor', 'pageSize'];

/** What a list was searched for and narrowed to. */
function narrowingIn(query: unknown): Record<string, string> {
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && !PAGING.includes(name) ? [[name, value]] : [],
    ),
  );
}
