import type { Actor, Role } from './actor.ts';

/** Whether a role is among those that may use a function. */
export function isAllowed(roles: readonly Role[], { role }: Pick<Actor, 'role'>): boolean {
  return roles.includes(role);
}
