import { eq, type SQL, sql } from 'drizzle-orm';
import type { Account } from '#modules/accounts/domain/user-info.ts';
import type { Db } from '#server/database.ts';
import { organisations, users } from './account-tables.ts';

/** An account with what signing in needs. */
export interface StoredAccount extends Account {
  readonly passwordHash: string;
  readonly disabled: boolean;
  readonly demo: boolean;
}

/** Finds an account by its login name, whatever the case. */
export function findAccountByName(db: Db, username: string): Promise<StoredAccount | undefined> {
  return findAccount(db, sql`lower(${users.username}) = lower(${username})`);
}

/** Finds an account by its id. */
export function findAccountById(db: Db, id: string): Promise<StoredAccount | undefined> {
  return findAccount(db, eq(users.id, id));
}

/** The e-mail address of an account, null if it has none. */
export async function findEmail(db: Db, id: string): Promise<string | null> {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return found?.email ?? null;
}

/** Keeps a new hash of the same password. */
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
      passwordHash: users.passwordHash,
      disabled: users.disabled,
      demo: users.demo,
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(condition);
  return found;
}
