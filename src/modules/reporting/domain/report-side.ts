import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import { type Side, sideOf } from '#kernel/side.ts';

/**
 * Which side of the reports of an organisation somebody stands on: as of other papers, and beside that the provider's people on their
 * own side of what they report in the provider's own name, while they act for nobody.
 */
export function reportSideOf(
  actor: Pick<Actor, 'role' | 'organisationId' | 'onBehalfOf'>,
  scope: Pick<Scope, 'writable' | 'serviced'>,
  organisationId: string,
): Side {
  const isOfHouse = actor.role === 'staff' && actor.onBehalfOf === undefined;
  return isOfHouse && organisationId === actor.organisationId ? 'P' : sideOf(actor, scope, organisationId);
}
