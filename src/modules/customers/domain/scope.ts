import type { Actor, Role } from '#modules/accounts/domain/actor.ts';

/** Whose business records an actor reaches; every query carries it in its condition. */
export interface Scope {
  /** Organisations whose records the actor reads; 'all' for the administrator. */
  readonly readable: 'all' | readonly string[];
  /** Organisations for which the actor writes in the own name. */
  readonly writable: readonly string[];
}

/** The organisations an actor stands in a relation with. */
export interface Related {
  /** Level-2 centre customers of the actor's own organisation. */
  readonly children: readonly string[];
  /** Level-1 customers assigned to the actor, with their centre customers. */
  readonly assigned: readonly string[];
}

/**
 * The access model of assurance "Security" and product decisions §1: everyone works for the own organisation, reads what
 * stands below it, and the administrator reads all and writes no business record.
 */
export function scopeFrom(actor: Pick<Actor, 'role' | 'organisationId'>, related: Related): Scope {
  return SCOPES[actor.role](actor.organisationId, related);
}

const SCOPES = {
  'customer-lv2': (own) => ({ readable: [own], writable: [own] }),
  'customer-lv1': (own, { children }) => ({ readable: [own, ...children], writable: [own] }),
  staff: (own, { assigned }) => ({ readable: [own, ...assigned], writable: [own] }),
  admin: () => ({ readable: 'all', writable: [] }),
} as const satisfies Record<Role, (own: string, related: Related) => Scope>;

/** Whether the scope covers writing for an organisation. */
export function mayWriteFor(scope: Scope, organisationId: string): boolean {
  return scope.writable.includes(organisationId);
}

/** Whether the scope covers reading the records of an organisation. */
export function mayReadOf(scope: Scope, organisationId: string): boolean {
  return scope.readable === 'all' || scope.readable.includes(organisationId);
}
