import type { Actor } from '#kernel/actor.ts';
import { isAllowed } from '#kernel/permission.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { CART } from './declares.ts';

/** What a person may do with a saved line. */
export interface LineAbilities {
  readonly edit: boolean;
  readonly delete: boolean;
}

/** Whoever writes for an organisation edits and deletes its lines; everyone else who sees them only reads. */
export function lineAbilities(actor: Actor, scope: Scope, organisationId: string): LineAbilities {
  const writes = isAllowed(CART.permissions['configurations.write'], actor) && mayWriteFor(scope, organisationId);
  return { edit: writes, delete: writes };
}
