import { eq, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { isEmail, normalEmail, normalName, normalPhone } from '#modules/accounts/domain/field-rules.ts';
import type { AccountProfile } from '#modules/accounts/domain/registration.ts';
import type { Account } from '#modules/accounts/domain/user-info.ts';
import { organisations, users } from '#modules/accounts/server/account-tables.ts';
import { givenRights } from '#modules/accounts/server/users/rights-store.ts';
import type { Db } from '#server/database.ts';

/** An account with what signing in needs. */
export interface StoredAccount extends Account {
  /** Null until an invited person has set a password: nothing fits. */
  readonly passwordHash: string | null;
  /** What tells the organisation apart, see `organisationKey`. */
  readonly organisationKey: string | null;
  readonly email: string | null;
  readonly locale: Locale;
  readonly pending: boolean;
  readonly disabled: boolean;
  readonly demo: boolean;
  readonly erasedAt: Date | null;
  /** Null for accounts the provider made. */
  readonly profile: AccountProfile | null;
}

/** Whether somebody may come in with an account: neither disabled nor erased, nor a demo account outside demo mode. */
export function isOpen(account: StoredAccount, { demo }: { demo: boolean }): boolean {
  return !account.disabled && account.erasedAt === null && (demo || !account.demo);
}

/** Finds an account by its login name, whatever the case. */
export function findAccountByName(db: Db, username: string): Promise<StoredAccount | undefined> {
  return findAccount(db, sql`lower(${users.username}) = ${normalName(username)}`);
}

/** Finds an account by its id. */
export function findAccountById(db: Db, id: string): Promise<StoredAccount | undefined> {
  return findAccount(db, eq(users.id, id));
}

/** Finds an account by what somebody who forgot the password remembers: an e-mail address or a telephone number. */
export function findAccountByContact(db: Db, contact: string): Promise<StoredAccount | undefined> {
  return isEmail(contact)
    ? findAccount(db, sql`lower(${users.email}) = ${normalEmail(contact)}`)
    : findAccount(db, eq(users.phone, normalPhone(contact)));
}

/**
 * Locks the row of an account and answers it as it is then. Who opens a session and who changes the password or locks the
 * account wait for each other here, so that no session outlives either (assurance S14).
 */
export async function lockAccount(tx: Db, id: string): Promise<StoredAccount | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  return findAccountById(tx, id);
}

/** Stores a new password of the person's own choice. */
export async function replacePassword(tx: Db, id: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash, passwordUpdated: true }).where(eq(users.id, id));
}

/** The menu ids the administrator left an account, null where they are those of its role. */
export async function findMenuIds(db: Db, id: string): Promise<readonly number[] | null> {
  const [found] = await db.select({ menuIds: users.menuIds }).from(users).where(eq(users.id, id));
  return found?.menuIds ?? null;
}

/** The e-mail address of an account, null if it has none. */
export async function findEmail(db: Db, id: string): Promise<string | null> {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return found?.email ?? null;
}

/** Stores a new hash of the same password. */
export async function replaceHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

async function findAccount(db: Db, condition: SQL): Promise<StoredAccount | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      userAttribute: users.userAttribute,
      userDepartment: users.userDepartment,
      passwordUpdated: users.passwordUpdated,
      organisationName: organisations.name,
      organisationKey: organisations.creditCode,
      passwordHash: users.passwordHash,
      role: users.role,
      givenRights,
      email: users.email,
      locale: users.locale,
      pending: users.pending,
      disabled: users.disabled,
      demo: users.demo,
      erasedAt: users.erasedAt,
      profile: users.profile,
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(condition);
  return found;
}
