import type { Actor } from '#kernel/actor.ts';
import type { AuditAction } from '#kernel/declared.ts';
import type { CommandEvent } from '#server/serve-command.ts';

/** What was done to which line, and by whom. */
interface Deed {
  readonly action: AuditAction & `configuration.${string}`;
  readonly line: { readonly id: string; readonly organisationId: string };
  readonly actor: Pick<Actor, 'onBehalfOf'>;
}

/**
 * What is written down of a deed on a customer's line by somebody who acts for the customer (product decisions §11: acting leaves a
 * trace). What one does to lines of the own organisation is not written down.
 */
export function eventOfActing({ action, line, actor }: Deed): CommandEvent | undefined {
  return actor.onBehalfOf === line.organisationId ? { action, object: line.id } : undefined;
}
