import { replacePassword, type StoredAccount } from '#modules/accounts/server/identity/account-store.ts';
import { closeWaysIn } from '#modules/accounts/server/users/user-store.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { forgetWrongPasswords } from './forget-wrong-passwords.ts';

/** A new password, and where it comes from. */
export interface PasswordReplacement {
  readonly account: StoredAccount;
  readonly passwordHash: string;
  /** The address of the connection. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Stores a new password in the transaction that holds the account's lock: every session ends, wrong attempts are forgotten, the
 * owner is told (assurance S14).
 */
export async function replaceOwnPassword(portal: Portal, tx: Db, replacement: PasswordReplacement): Promise<void> {
  const { account, passwordHash, address, now } = replacement;
  await replacePassword(tx, account.id, passwordHash);
  await closeWaysIn(tx, account.id);
  await forgetWrongPasswords(tx, account, address);
  if (account.email === null) return;
  await queueMail(tx, {
    id: portal.newId(),
    template: 'password-changed',
    values: { username: account.username },
    recipient: account.email,
    locale: account.locale,
    now,
  });
}
