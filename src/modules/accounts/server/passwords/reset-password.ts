import type { Locale } from '#kernel/locale.ts';
import { findAccountByContact, isOpen, lockAccount } from '#modules/accounts/server/identity/account-store.ts';
import { limitClient } from '#modules/accounts/server/identity/client-limits.ts';
import { type CodeClient, checkCode, spendCode } from '#modules/accounts/server/identity/code-store.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { hashPassword } from './passwords.ts';
import { refuseGuessable } from './refuse-guessable.ts';
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
  readonly requestId: string;
}

/**
 * Sets a new password by a code that was mailed. A wrong code, an unknown contact and an account that is closed are one and the
 * same: false, after the same statements.
 */
export async function resetPassword(portal: Portal, db: Db, reset: PasswordReset): Promise<boolean> {
  const { contact, now } = reset;
  const account = await findAccountByContact(db, contact);
  const email = account !== undefined && isOpen(account, portal.settings) ? account.email : null;
  const given = {
    purpose: 'password-reset',
    address: (email ?? contact).toLowerCase(),
    code: reset.code,
    client: reset.client,
    now,
  } as const;
  // Asked before the new password is hashed, since that is dear and slow things stay out of the transaction. What is counted for
  // the client is written with it, so that a counted try of a code takes no longer than none.
  const right = await db.transaction(async (tx) => {
    await limitClient(portal, tx, { limit: 'checkByClient', address: reset.address, now });
    return checkCode(tx, given);
  });
  if (!right || account === undefined || email === null) return false;
  // Told only to who has the code, since it tells a name.
  refuseGuessable('newPwd', { password: reset.password, names: [account.username, email], locale: reset.locale });
  const passwordHash = await hashPassword(reset.password, portal.settings.passwordMemory);
  return db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (locked === undefined || !isOpen(locked, portal.settings) || !(await spendCode(tx, given))) return false;
    await replaceOwnPassword(portal, tx, { ...reset, account: locked, passwordHash, action: 'password.reset' });
    return true;
  });
}
