import type { Actor } from '#modules/accounts/domain/actor.ts';
import { isPermission, mayUse } from '#modules/accounts/domain/permissions.ts';
import { Failure } from './failures.ts';
import type { Portal } from './portal.ts';

/**
 * Who makes the request, or a refusal. A public route takes a visitor, and also one whose token has ended: what is open
 * stays open.
 */
export async function authorize(portal: Portal, access: string, token: string | undefined): Promise<Actor | undefined> {
  const actor = token === undefined ? undefined : await portal.findActor(portal.db, token);
  if (access === 'public') return actor;
  if (actor === undefined) throw new Failure(token === undefined ? 'session.missing' : 'session.expired');
  if (!isPermission(access) || !mayUse(actor, access)) throw new Failure('access.refused');
  return actor;
}
