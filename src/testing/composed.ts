import { SERVER_MODULES } from '#app/server/modules.ts';
import type { Role } from '#kernel/actor.ts';
import { isAllowed } from '#kernel/permission.ts';
import { composeModules } from '#server/compose-modules.ts';

/** What the modules of the portal bring, as a portal has it. */
export const COMPOSED = composeModules(SERVER_MODULES);

/** Whether a role may use a permission of the portal. */
export function mayUse(role: Role, permission: string): boolean {
  return isAllowed(COMPOSED.permissions.get(permission) ?? [], { role });
}
