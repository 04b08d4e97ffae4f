import type { Actor, Role } from './actor.ts';
import type { RouteContract } from './contract.ts';
import type { Related, Scope } from './scope.ts';

/**
 * The one rule of acting for a customer (spec 000 §1, §6; product decisions §1): a level-1 customer for its centre
 * customers, staff for the customers assigned to them and those below, everyone else for nobody. Working for the own
 * organisation is not acting.
 */
export function mayActFor(actor: Pick<Actor, 'role'>, related: Related, organisationId: string): boolean {
  return ACTED_FOR[actor.role](related).includes(organisationId);
}

const ACTED_FOR = {
  'customer-lv2': () => [],
  'customer-lv1': ({ children }) => children,
  staff: ({ assigned }) => assigned,
  admin: () => [],
} as const satisfies Record<Role, (related: Related) => readonly string[]>;

/** Whose business the actor does just now: the customer acted for, else the own organisation. New records belong to it. */
export function beneficiaryOf(actor: Pick<Actor, 'organisationId' | 'onBehalfOf'>): string {
  return actor.onBehalfOf ?? actor.organisationId;
}

/** Whether the actor has yet to say for which customer: staff make nothing new for the provider itself (spec 001 §5). */
export function needsCustomer(actor: Pick<Actor, 'role' | 'onBehalfOf'>): boolean {
  return actor.role === 'staff' && actor.onBehalfOf === undefined;
}

/** Whose records a list shows: all within reach; while acting, those of that customer alone. */
export function listedFor(actor: Pick<Actor, 'onBehalfOf'>, scope: Scope): Scope['readable'] {
  return actor.onBehalfOf === undefined ? scope.readable : [actor.onBehalfOf];
}

/** Calls about the person, not about anybody's business: they heed no `On-Behalf-Of`, so that one can always sign out. */
const ABOUT_THE_PERSON: readonly string[] = [
  'public',
  'session.own',
  'personal-data.own',
  'menu.read',
  'customers.assist',
];

/** Whether calls of this route can be made for a customer: those about business, and of those open to all the ones that say so. */
export function heedsActing({ access, onBehalf }: Pick<RouteContract, 'access' | 'onBehalf'>): boolean {
  return onBehalf === true || !ABOUT_THE_PERSON.includes(access);
}
