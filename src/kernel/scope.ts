import { mayActFor } from './acting.ts';
import type { Actor, Role } from './actor.ts';

/** Whose business records an actor reaches; every query carries it in its condition. */
export interface Scope {
  /** Organisations whose records the actor reads; 'all' for the administrator. */
  readonly readable: 'all' | readonly string[];
  /** Organisations for which the actor writes: the own one, and the customer the actor acts for. */
  readonly writable: readonly string[];
  /** Customers whose records staff write from the provider's side, while they act for nobody; for everyone else none. */
  readonly serviced: readonly string[];
  /** Whether the actor also reads what visitors sent in: it belongs to no organisation. */
  readonly visitors: boolean;
}

/** What a visitor reaches. */
export const NOBODY: Scope = { readable: [], writable: [], serviced: [], visitors: false };

/** The organisations an actor stands in a relation with. */
export interface Related {
  /** Level-2 centre customers of the actor's own organisation. */
  readonly children: readonly string[];
  /** Level-1 customers assigned to the actor, with their centre customers. */
  readonly assigned: readonly string[];
}

/**
 * The access model of assurance "Security" and product decisions §1: everyone works for the own organisation, reads what
 * stands below it, and the administrator reads all and writes no business record. Acting for a customer adds that one
 * organisation to those written for, and takes the provider's side away: nobody stands on both sides of one request.
 */
export function scopeFrom(actor: Pick<Actor, 'role' | 'organisationId' | 'onBehalfOf'>, related: Related): Scope {
  const scope: Scope = SCOPES[actor.role](actor.organisationId, related);
  const customer = actor.onBehalfOf;
  if (customer === undefined) return scope;
  const writable = mayActFor(actor, related, customer) ? [...scope.writable, customer] : scope.writable;
  return { ...scope, writable, serviced: [] };
}

const SCOPES = {
  'customer-lv2': (own) => ({ readable: [own], writable: [own], serviced: [], visitors: false }),
  'customer-lv1': (own, { children }) => ({
    readable: [own, ...children],
    writable: [own],
    serviced: [],
    visitors: false,
  }),
  staff: (own, { assigned }) => ({
    readable: [own, ...assigned],
    writable: [own],
    serviced: assigned,
    visitors: true,
  }),
  admin: () => ({ readable: 'all', writable: [], serviced: [], visitors: true }),
} as const satisfies Record<Role, (own: string, related: Related) => Scope>;

/** Whether the scope covers writing for an organisation. */
export function mayWriteFor(scope: Pick<Scope, 'writable'>, organisationId: string): boolean {
  return scope.writable.includes(organisationId);
}

/** Whether the scope covers reading the records of an organisation. */
export function mayReadOf(scope: Scope, organisationId: string): boolean {
  return scope.readable === 'all' || scope.readable.includes(organisationId);
}

/** Whose work a file or a job is. */
export interface OwnWork {
  readonly organisationId: string;
  readonly actorId: string;
}

/**
 * Whether somebody reads a file or a job: what is within reach; of what staff had made in the provider's name only their own, since
 * it may tell of customers that a colleague does not assist.
 */
export function mayReadWork(
  actor: Pick<Actor, 'id' | 'role' | 'organisationId'>,
  scope: Scope,
  { organisationId, actorId }: OwnWork,
): boolean {
  const isColleagues = actor.role === 'staff' && organisationId === actor.organisationId && actorId !== actor.id;
  return !isColleagues && mayReadOf(scope, organisationId);
}
