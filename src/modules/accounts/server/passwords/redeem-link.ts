import { eq, sql } from 'drizzle-orm';
import { users } from '#modules/accounts/server/account-tables.ts';
import { isOpen, lockAccount, replacePassword } from '#modules/accounts/server/identity/account-store.ts';
import { closeWaysIn } from '#modules/accounts/server/users/user-store.ts';
import { recordAudit } from '#modules/audit/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { forgetWrongPasswords } from './forget-wrong-passwords.ts';
import { type LiveLink, spendLink } from './password-link-store.ts';

export interface Redemption extends LiveLink {
  readonly secret: string;
  readonly passwordHash: string;
  /** The address of the connection. */
  readonly address: string;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Sets the password of the account a link was made for and answers its name; undefined when the link opens nothing any more. The lock on
 * the account lets one of parallel uses through (assurance S15).
 */
export function redeemLink(portal: Portal, db: Db, redemption: Redemption): Promise<string | undefined> {
  const { userId, purpose, secret, passwordHash, address, now, requestId } = redemption;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account === undefined || account.erasedAt !== null) return undefined;
    if (purpose === 'invitation' && !isOpen(account, portal.settings)) return undefined;
    if (!(await spendLink(tx, secret, now))) return undefined;
    if (purpose === 'administrator') await tx.update(users).set(REOPENED).where(eq(users.id, userId));
    await replacePassword(tx, userId, passwordHash);
    await closeWaysIn(tx, userId);
    await forgetWrongPasswords(tx, account, address);
    const event = { actorId: userId, action: 'password.set', object: userId, details: { purpose } } as const;
    await recordAudit(tx, { id: portal.newId(), at: now, requestId, ...event });
    return account.username;
  });
}

/** The operator's own link opens the administrator's account whatever became of it, with its whole menu, and makes one of a demo a real one. */
const REOPENED = {
  demo: false,
  disabled: false,
  pending: false,
  menuIds: null,
  version: sql`${users.version} + 1`,
} as const;
