import { countedAddress } from '#kernel/client-address.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import { hashOfDecoy, hashPassword, isWeakHash, verifyPassword } from '#modules/accounts/server/passwords/passwords.ts';
import type { Db } from '#server/database.ts';
import { findAccountByName, isOpen, lockAccount, replaceHash, type StoredAccount } from './account-store.ts';
import { allowOnly, forgetAttempt, forgetAttempts, subjectOf } from './attempt-store.ts';
import { clientOf, type Device, deviceOf, rememberDevice } from './device-store.ts';
import { openSession } from './session-store.ts';

export interface SignInAttempt {
  readonly newId: () => string;
  readonly now: Date;
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

/** Why nobody was let in; told under `audit:value.<name>`, to the administrator alone. */
export type SignInRefusal = 'account-unknown' | 'wrong-password' | 'account-closed' | 'account-pending';

/** Nobody is let in; what the person is told says less than this. */
export class SignInRefused extends Error {
  constructor(
    readonly reason: SignInRefusal,
    readonly userId?: string,
  ) {
    super(reason);
  }
}

/** A password that was right, and what is to be stored and deleted once the session is open. */
export interface ProvedSignIn {
  readonly attempt: SignInAttempt;
  readonly account: StoredAccount;
  readonly device: Device;
  /** What the attempts of the account were counted for. */
  readonly subject: string;
  /** The id under which this one was counted for the address. */
  readonly byClient: string | undefined;
  /** The password hashed anew when the strength was raised since it was stored. */
  readonly strongerHash: string | undefined;
}

/** Counts the attempt and compares the password, or refuses after the same work whatever was wrong (assurance S5, S6). */
export async function proveSignIn(db: Db, attempt: SignInAttempt, verify = verifyPassword): Promise<ProvedSignIn> {
  const device = await deviceOf(db, attempt.username, attempt.device);
  const subject = subjectOf('password', attempt.username, clientOf(device, attempt.address));
  await allowOnly(db, LIMITS.password, { id: attempt.newId(), subject, at: attempt.now }, 'login.slowed');
  const byClient = device.known ? undefined : await countForClient(db, attempt);
  const account = await findAccountByName(db, attempt.username);
  const right = await verify(account?.passwordHash ?? (await hashOfDecoy(attempt.passwordMemory)), attempt.password);
  if (account === undefined) throw new SignInRefused('account-unknown');
  if (!right) throw new SignInRefused('wrong-password', account.id);
  if (!isOpen(account, attempt)) throw new SignInRefused('account-closed', account.id);
  const strongerHash = await strongerHashOf(account, attempt);
  return { attempt, account, device, subject, byClient, strongerHash };
}

/** Opens the session of a proved sign-in, if the account is still what it was when the password was compared. */
export async function openProved(
  tx: Db,
  { attempt, account, device, subject, byClient, strongerHash }: ProvedSignIn,
): Promise<{ token: string; account: StoredAccount; device: string }> {
  const { id: userId } = account;
  const now = await lockAccount(tx, userId);
  if (now === undefined || !isOpen(now, attempt)) throw new SignInRefused('account-closed', userId);
  if (!(await isStillRight(attempt, account, now))) throw new SignInRefused('wrong-password', userId);
  if (now.pending) throw new SignInRefused('account-pending', userId);
  await forgetAttempts(tx, subject);
  if (byClient !== undefined) await forgetAttempt(tx, byClient);
  if (strongerHash !== undefined) await replaceHash(tx, userId, strongerHash);
  await rememberDevice(tx, userId, device, attempt.now);
  const token = await openSession(tx, { userId, remembered: attempt.remember, now: attempt.now });
  return { token, account: now, device: device.secret };
}

/** The password may have been changed since it was compared, or merely hashed anew by a sign-in beside this one. */
async function isStillRight({ password }: SignInAttempt, then: StoredAccount, now: StoredAccount): Promise<boolean> {
  if (now.passwordHash === null) return false;
  return then.passwordHash === now.passwordHash || verifyPassword(now.passwordHash, password);
}

/** Counts a sign-in for the address whatever the account, and answers the id it is counted under. */
async function countForClient(db: Db, { newId, address, now }: SignInAttempt): Promise<string> {
  const [id, subject] = [newId(), subjectOf('loginByClient', countedAddress(address))];
  await allowOnly(db, LIMITS.loginByClient, { id, subject, at: now }, 'login.slowed');
  return id;
}

async function strongerHashOf(
  { passwordHash }: StoredAccount,
  { password, passwordMemory }: SignInAttempt,
): Promise<string | undefined> {
  if (passwordHash === null || !isWeakHash(passwordHash, passwordMemory)) return undefined;
  return hashPassword(password, passwordMemory);
}
