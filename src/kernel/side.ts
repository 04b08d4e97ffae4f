import type { Actor } from './actor.ts';
import { mayWriteFor, type Scope } from './scope.ts';

/** A side of a paper: the customer's, the provider's, or none of the two. */
export type Side = 'C' | 'P' | 'none';

/**
 * Which side of the papers of an organisation somebody stands on (docs/decisions/0078-two-sides-of-a-paper.md): whoever works in a
 * customer's name, its own people as well as who acts for it, on the customer's; staff it is assigned to, while they act for nobody, on
 * the provider's. A level-1 customer is on no side of its centre customers' papers until it acts, and the administrator, who reads all, of
 * none. The provider's own name is no customer's. A scope names whom one acts for only after that was checked.
 */
export function sideOf(
  actor: Pick<Actor, 'role' | 'onBehalfOf'>,
  scope: Pick<Scope, 'writable' | 'serviced'>,
  organisationId: string,
): Side {
  if (scope.serviced.includes(organisationId)) return 'P';
  const isProviders = actor.role === 'staff' && actor.onBehalfOf !== organisationId;
  return !isProviders && mayWriteFor(scope, organisationId) ? 'C' : 'none';
}
