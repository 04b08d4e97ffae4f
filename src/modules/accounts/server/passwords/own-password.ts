import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { findAccountById, type StoredAccount } from '#modules/accounts/server/identity/account-store.ts';
import { allowOnly, forgetAttempts, subjectOf } from '#modules/accounts/server/identity/attempt-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { bearerToken } from '#server/sender.ts';
import { verifyPassword } from './passwords.ts';

/** A signed-in person who proves once more who they are. */
export interface OwnPassword {
  readonly actor: Actor;
  readonly password: string;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/**
 * The account of somebody who knows its password. Wrong ones are counted for the session, so that a found one is no way round the
 * limit of the sign-in (assurance S6), and nobody outside of it keeps the owner from their own account; a right one forgets them.
 */
export async function provePassword(
  portal: Portal,
  db: Db,
  { actor, password, request, now }: OwnPassword,
): Promise<StoredAccount & { passwordHash: string }> {
  const subject = subjectOf('ownPassword', actor.id, bearerToken(request) ?? '');
  await allowOnly(db, LIMITS.ownPassword, { id: portal.newId(), subject, at: now }, 'login.slowed');
  const account = await findAccountById(db, actor.id);
  if (account === undefined) throw new Failure('session.expired');
  const { passwordHash } = account;
  if (passwordHash === null || !(await verifyPassword(passwordHash, password))) throw new Failure('password.wrong');
  await forgetAttempts(db, subject);
  return { ...account, passwordHash };
}
