import type { FastifyRequest } from 'fastify';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { findAccountById, type StoredAccount } from './account-store.ts';
import { allowOnly, subjectOf } from './attempt-store.ts';
import { verifyPassword } from './passwords.ts';

/** A signed-in person who proves once more who they are. */
export interface OwnPassword {
  readonly actor: Actor;
  readonly password: string;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/**
 * The account of somebody who knows its password. A wrong one counts like one at the sign-in, so that a found session is no way
 * round that limit (assurance S6).
 */
export async function provePassword(
  portal: Portal,
  db: Db,
  { actor, password, request, now }: OwnPassword,
): Promise<StoredAccount & { passwordHash: string }> {
  const subject = subjectOf('password', actor.username, request.ip);
  await allowOnly(db, LIMITS.password, { id: portal.newId(), subject, at: now }, 'login.slowed');
  const account = await findAccountById(db, actor.id);
  if (account === undefined) throw new Failure('session.expired');
  const { passwordHash } = account;
  if (passwordHash === null || !(await verifyPassword(passwordHash, password))) throw new Failure('password.wrong');
  return { ...account, passwordHash };
}
