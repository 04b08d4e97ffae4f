import type { Actor } from '#kernel/actor.ts';
import { isAllowed } from '#kernel/permission.ts';
import { mayWriteFor, type Scope } from '#kernel/scope.ts';
import type { ComposedModules } from '#server/compose-modules.ts';
import type { JobRow } from '#server/stored-jobs/job-store.ts';

/** Who would cancel a job, in a portal of these modules. */
export interface Canceller {
  readonly actor: Actor;
  readonly modules: ComposedModules;
  readonly scope: Scope;
}

/** Whether somebody cancels a job they read: who writes for its organisation, and of the back office's work whoever may ask for it. */
export function mayCancel(
  { kind: name, organisationId }: Pick<JobRow, 'kind' | 'organisationId'>,
  { actor, modules, scope }: Canceller,
): boolean {
  const kind = modules.jobKinds.get(name);
  if (kind?.asOwner) return isAllowed(modules.permissions.get(kind.access) ?? [], actor);
  return mayWriteFor(scope, organisationId);
}
