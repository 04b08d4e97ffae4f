import { heedsActing, mayActFor } from '#kernel/acting.ts';
import { type Actor, ROLES } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { isAllowed } from '#kernel/permission.ts';
import { NOBODY, type Related, type Scope, scopeFrom } from '#kernel/scope.ts';
import type { ComposedModules } from '#server/compose-modules.ts';
import type { FailureCode } from '#server/failures.ts';

/**
 * The organisations of the test: the provider, a level-1 customer with two centre customers, and another level-1 customer
 * with a centre customer of its own. They stand for everything an object can be to somebody: own, child's, sibling's, other's.
 */
export const ORGANISATIONS = ['provider', 'lv1', 'lv2', 'sibling', 'other', 'otherChild'] as const;
export type Organisation = (typeof ORGANISATIONS)[number];

/** Somebody who calls. */
export interface Caller {
  /** The demo account; a visitor has none. */
  readonly username?: string;
  readonly role?: Actor['role'];
  readonly organisation: Organisation;
  readonly children: readonly Organisation[];
  readonly assigned: readonly Organisation[];
  readonly actsFor?: Organisation;
}

const VISITOR: Caller = { organisation: 'provider', children: [], assigned: [] };
const LV2: Caller = { ...VISITOR, username: 'lv2-demo', role: 'customer-lv2', organisation: 'lv2' };
const LV1: Caller = {
  ...VISITOR,
  username: 'lv1-demo',
  role: 'customer-lv1',
  organisation: 'lv1',
  children: ['lv2', 'sibling'],
};
const STAFF: Caller = { ...VISITOR, username: 'sales-demo', role: 'staff', assigned: ['lv1', 'lv2', 'sibling'] };
const ADMIN: Caller = { ...VISITOR, username: 'admin', role: 'admin' };

/** Every role, and everyone who acts for a customer or tries to. */
export const CALLERS: Readonly<Record<string, Caller>> = {
  'a visitor': VISITOR,
  'a level-2 customer': LV2,
  'a level-1 customer': LV1,
  'a member of staff': STAFF,
  'the administrator': ADMIN,
  'staff acting for a level-1 customer': { ...STAFF, actsFor: 'lv1' },
  'staff acting for a centre customer': { ...STAFF, actsFor: 'sibling' },
  'a level-1 customer acting for its centre customer': { ...LV1, actsFor: 'lv2' },
  'staff trying to act for a customer of others': { ...STAFF, actsFor: 'other' },
  'a level-1 customer trying to act for a customer of others': { ...LV1, actsFor: 'otherChild' },
  'a level-2 customer trying to act for the one above': { ...LV2, actsFor: 'lv1' },
  'the administrator trying to act for a customer': { ...ADMIN, actsFor: 'lv1' },
};

/** Whether every role calls. */
export const ALL_ROLES_CALL = ROLES.every((role) => Object.values(CALLERS).some((caller) => caller.role === role));

/** Why a caller may not use a route at all, as permissions and the rule of acting say; undefined if they may. */
export function refusalOf(
  { permissions }: Pick<ComposedModules, 'permissions'>,
  route: RouteContract,
  caller: Caller,
): FailureCode | undefined {
  if (route.access === 'public') return caller.role === undefined ? undefined : actingRefusalOf(route, caller);
  // The catalogue of refusals knows every code a contract lists, as the test of the routes holds.
  if (caller.role === undefined) return (route.signInRefusal as FailureCode | undefined) ?? 'session.missing';
  const roles = permissions.get(route.access);
  if (roles === undefined) throw new Error(`${route.path}: unknown access`);
  const actor = { id: '', username: '', role: caller.role, organisationId: '' };
  return isAllowed(roles, actor) ? actingRefusalOf(route, caller) : 'access.refused';
}

function actingRefusalOf(route: RouteContract, caller: Caller): FailureCode | undefined {
  const { actsFor, role } = caller;
  if (role === undefined || actsFor === undefined || !heedsActing(route)) return undefined;
  return mayActFor({ role }, relatedOf(caller), actsFor) ? undefined : 'customer.not-assisted';
}

/** Whose records the caller reaches on a route, in the names of the test. */
export function scopeOn(route: RouteContract, caller: Caller): Scope {
  if (caller.role === undefined) return NOBODY;
  const actor = { role: caller.role, organisationId: caller.organisation };
  const isActing = caller.actsFor !== undefined && heedsActing(route);
  return scopeFrom(isActing ? { ...actor, onBehalfOf: caller.actsFor } : actor, relatedOf(caller));
}

function relatedOf({ children, assigned }: Caller): Related {
  return { children, assigned };
}
