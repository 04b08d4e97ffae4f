import type { Actor, Role } from '#kernel/actor.ts';

/**
 * Which roles may use which function at all; whose objects they then reach is decided by scope, per query.
 * The administrator writes back-office objects only (product decisions §1).
 */
export const PERMISSIONS = {
  'session.own': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  'personal-data.own': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  'menu.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  'configurations.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  'configurations.write': ['customer-lv1', 'customer-lv2', 'staff'],
  'documents.download': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  'enquiries.read': ['staff', 'admin'],
  'releases.read': ['staff', 'admin'],
  'releases.publish': ['admin'],
  'customers.assist': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  'customers.read': ['admin'],
  'customers.write': ['admin'],
  'audit.read': ['admin'],
  'users.read': ['admin'],
  'users.write': ['admin'],
  'mails.read': ['admin'],
  'mails.write': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a text names a permission, so that a route with a misspelt one does not start. */
export function isPermission(text: string): text is Permission {
  return Object.hasOwn(PERMISSIONS, text);
}

/** Whether the actor's role may use a function. */
export function mayUse(actor: Actor, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(actor.role);
}
