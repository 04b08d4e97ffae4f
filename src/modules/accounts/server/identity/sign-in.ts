import { countedAddress } from '#kernel/client-address.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import type { Account } from '#modules/accounts/domain/user-info.ts';
import {
  hashOfNobody,
  hashPassword,
  isWeakHash,
  verifyPassword,
} from '#modules/accounts/server/passwords/passwords.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { findAccountByName, isOpen, lockAccount, replaceHash, type StoredAccount } from './account-store.ts';
import { allowOnly, forgetAttempt, forgetAttempts, subjectOf } from './attempt-store.ts';
import { auditRefusal, auditSignIn, type SignInRefusal, type Trace } from './audit-sign-in.ts';
import { clientOf, deviceOf, rememberDevice } from './device-store.ts';
import { openSession } from './session-store.ts';

export interface SignInAttempt extends Trace {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  /** The address of the connection. */
  readonly address: string;
  /** What the browser's device cookie holds. */
  readonly device: string | undefined;
  /** Whether demo accounts may sign in. */
  readonly demo: boolean;
  /** What a password is hashed with, KiB. */
  readonly passwordMemory: number;
}

/** Signs a person in, or refuses in one way whatever was wrong, after the same work (assurance S5, S6). */
export async function signIn(
  db: Db,
  attempt: SignInAttempt,
  verify = verifyPassword,
): Promise<{ token: string; account: Account; device: string }> {
  const device = await deviceOf(db, attempt.username, attempt.device);
  const subject = subjectOf('password', attempt.username, clientOf(device, attempt.address));
  await allowOnly(db, LIMITS.password, { id: attempt.newId(), subject, at: attempt.now }, 'login.slowed');
  const byClient = device.known ? undefined : await countForClient(db, attempt);
  const account = await findAccountByName(db, attempt.username);
  const right = await verify(account?.passwordHash ?? (await hashOfNobody(attempt.passwordMemory)), attempt.password);
  if (account === undefined) throw await refusal('account-unknown');
  if (!right) throw await refusal('wrong-password', account.id);
  if (!isOpen(account, attempt)) throw await refusal('account-closed', account.id);
  const strongerHash = await strongerHashOf(account, attempt);
  const opened = await db.transaction(async (tx) => {
    const now = await lockAccount(tx, account.id);
    if (now === undefined || !isOpen(now, attempt)) return 'account-closed';
    if (!(await isStillRight(account, now))) return 'wrong-password';
    if (now.pending) return 'account-pending';
    await forgetAttempts(tx, subject);
    if (byClient !== undefined) await forgetAttempt(tx, byClient);
    if (strongerHash !== undefined) await replaceHash(tx, account.id, strongerHash);
    await rememberDevice(tx, account.id, device, attempt.now);
    const token = await openSession(tx, { userId: account.id, remembered: attempt.remember, now: attempt.now });
    await auditSignIn(tx, attempt, account.id, attempt.remember);
    return { token, account: now, device: device.secret };
  });
  if (typeof opened === 'string') throw await refusal(opened, account.id);
  return opened;

  /** What the person is told says less than what is written down. */
  async function refusal(reason: SignInRefusal, userId?: string): Promise<Failure> {
    await auditRefusal(db, attempt, userId, reason);
    return new Failure(reason === 'account-pending' ? 'login.pending' : 'login.wrong-credentials');
  }

  /** The password may have been changed since it was compared, or merely hashed anew by a sign-in beside this one. */
  async function isStillRight(then: StoredAccount, now: StoredAccount): Promise<boolean> {
    if (now.passwordHash === null) return false;
    return then.passwordHash === now.passwordHash || verify(now.passwordHash, attempt.password);
  }
}

/** Counts a sign-in for the address whatever the account, and answers the id it is counted under. */
async function countForClient(db: Db, { newId, address, now }: SignInAttempt): Promise<string> {
  const [id, subject] = [newId(), subjectOf('loginByClient', countedAddress(address))];
  await allowOnly(db, LIMITS.loginByClient, { id, subject, at: now }, 'login.slowed');
  return id;
}

/** The password hashed anew when the strength was raised since it was kept. */
async function strongerHashOf(
  { passwordHash }: StoredAccount,
  { password, passwordMemory }: SignInAttempt,
): Promise<string | undefined> {
  if (passwordHash === null || !isWeakHash(passwordHash, passwordMemory)) return undefined;
  return hashPassword(password, passwordMemory);
}
