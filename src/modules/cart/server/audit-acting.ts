import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import type { Db } from '#server/database.ts';

/** Who writes a line, when, and by which request. */
export interface Writer {
  readonly actor: Actor;
  readonly now: Date;
  readonly request: Pick<FastifyRequest, 'id'>;
  readonly newId: () => string;
}

/**
 * Writes down what was done to a customer's line by somebody who acts for the customer, in the transaction of the deed
 * (product decisions §11: acting leaves a trace). What one does to lines of the own organisation is not written down.
 */
export async function auditActing(
  tx: Db,
  action: 'configuration.created' | 'configuration.updated' | 'configuration.deleted',
  line: { readonly id: string; readonly organisationId: string },
  { actor, now, request, newId }: Writer,
): Promise<void> {
  if (actor.onBehalfOf !== line.organisationId) return;
  await recordAudit(tx, {
    id: newId(),
    at: now,
    actorId: actor.id,
    onBehalfOf: actor.onBehalfOf,
    action,
    object: line.id,
    requestId: request.id,
  });
}
