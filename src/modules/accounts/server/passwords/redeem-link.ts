import { eq, sql } from 'drizzle-orm';
import { users } from '#modules/accounts/server/account-tables.ts';
import { isOpen, lockAccount, replacePassword } from '#modules/accounts/server/identity/account-store.ts';
import { closeWaysIn } from '#modules/accounts/server/users/user-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { forgetWrongPasswords } from './forget-wrong-passwords.ts';
import { type LiveLink, spendLink } from './password-link-store.ts';

export interface Redemption extends LiveLink {
  readonly secret: string;
  readonly passwordHash: string;
  /** The address of the connection. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Sets the password of the account a link was made for and answers its name, or refuses when the link opens nothing any more. The lock on
 * the account lets one of parallel uses through (assurance S15).
 */
export async function redeemLink(portal: Portal, tx: Db, redemption: Redemption): Promise<string> {
  const { userId, purpose, secret, passwordHash, address, now } = redemption;
  const account = await lockAccount(tx, userId);
  if (account === undefined || account.erasedAt !== null) throw new Failure('link.spent');
  if (purpose === 'invitation' && !isOpen(account, portal.settings)) throw new Failure('link.spent');
  if (!(await spendLink(tx, secret, now))) throw new Failure('link.spent');
  if (purpose === 'administrator') await tx.update(users).set(REOPENED).where(eq(users.id, userId));
  await replacePassword(tx, userId, passwordHash);
  await closeWaysIn(tx, userId);
  await forgetWrongPasswords(tx, account, address);
  return account.username;
}

/** The operator's own link opens the administrator's account whatever became of it, with its whole menu, and makes one of a demo a real one. */
const REOPENED = {
  demo: false,
  disabled: false,
  pending: false,
  menuIds: null,
  version: sql`${users.version} + 1`,
} as const;
