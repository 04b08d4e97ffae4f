import type { Locale } from '#kernel/locale.ts';
import { findAccountByContact, isOpen, lockAccount } from '#modules/accounts/server/identity/account-store.ts';
import { limitClient } from '#modules/accounts/server/identity/client-limits.ts';
import { type CodeClient, checkCode, type GivenCode, spendCode } from '#modules/accounts/server/identity/code-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { hashPassword } from './passwords.ts';
import { refuseGuessable, whoseOf } from './refuse-guessable.ts';
import { replaceOwnPassword } from './replace-password.ts';

export interface PasswordReset {
  /** E-mail address or telephone number, as it is looked up. */
  readonly contact: string;
  readonly code: string;
  readonly password: string;
  /** The address of the connection. */
  readonly address: string;
  /** Where the code is tried. */
  readonly client: CodeClient;
  readonly now: Date;
  readonly locale: Locale;
}

/** A code that was right, and the new password it sets. */
export interface ProvedReset extends Pick<PasswordReset, 'address' | 'now'> {
  readonly accountId: string;
  readonly given: GivenCode;
  readonly passwordHash: string;
}

/**
 * Counts the try of a code that was mailed and compares it. A wrong code, an unknown contact and an account that is closed are one and the
 * same: refused after the same statements.
 */
export async function proveReset(portal: Portal, db: Db, reset: PasswordReset): Promise<ProvedReset> {
  const { address, contact, now } = reset;
  const account = await findAccountByContact(db, contact);
  const email = account !== undefined && isOpen(account, portal.settings) ? account.email : null;
  const owner = { purpose: 'password-reset', address: (email ?? contact).toLowerCase() } as const;
  const given = { ...owner, code: reset.code, client: reset.client, now };
  // What is counted for the client is written with it, so that a counted try of a code takes no longer than none.
  const right = await db.transaction(async (tx) => {
    await limitClient(portal, tx, { limit: 'checkByClient', address, now });
    return checkCode(tx, given);
  });
  if (!right || account === undefined || email === null) throw new Failure('code.wrong');
  // Told only to who has the code, since it tells a name.
  refuseGuessable('newPwd', { password: reset.password, ...whoseOf(account), locale: reset.locale });
  const passwordHash = await hashPassword(reset.password, portal.settings.passwordMemory);
  return { accountId: account.id, given, passwordHash, address, now };
}

/** Sets the new password and uses the code up; refused where either has changed since it was compared. */
export async function resetPassword(portal: Portal, tx: Db, { accountId, given, ...proved }: ProvedReset) {
  const account = await lockAccount(tx, accountId);
  if (account === undefined || !isOpen(account, portal.settings) || !(await spendCode(tx, given)))
    throw new Failure('code.wrong');
  await replaceOwnPassword(portal, tx, { ...proved, account });
  return account;
}
