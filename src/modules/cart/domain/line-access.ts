import type { Actor } from '#kernel/actor.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import { mayUse } from '#modules/accounts/domain/permissions.ts';

/** What a person may do with a saved line. */
export interface LineAbilities {
  readonly edit: boolean;
  readonly delete: boolean;
}

/** Whoever writes for an organisation edits and deletes its lines; everyone else who sees them only reads. */
export function lineAbilities(actor: Actor, scope: Scope, organisationId: string): LineAbilities {
  const writes = mayUse(actor, 'configurations.write') && mayWriteFor(scope, organisationId);
  return { edit: writes, delete: writes };
}
