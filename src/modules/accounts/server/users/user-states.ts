import { count, type SQL, sql } from 'drizzle-orm';
import { MAX_WAITING, type UserFilter } from '#modules/accounts/domain/user-state.ts';
import { users } from '#modules/accounts/server/account-tables.ts';
import type { Db } from '#server/database.ts';

const isLive = sql`not ${users.disabled} and ${users.erasedAt} is null`;

/** The condition of each state, in the words of the partial indexes of `users`: a parameter would keep them from being used. */
export const IN_STATE: Readonly<Record<UserFilter, SQL>> = {
  pending: sql`(${users.pending} and ${users.passwordHash} is not null and ${isLive})`,
  invited: sql`(${users.passwordHash} is null and ${isLive})`,
  active: sql`(not ${users.pending} and ${users.passwordHash} is not null and ${isLive})`,
  disabled: sql`(${users.disabled} and ${users.erasedAt} is null)`,
};

/** How many accounts wait to be confirmed; whoever counts to `MAX_WAITING` has seen enough. */
export async function countWaiting(db: Db): Promise<number> {
  const some = db.select({ id: users.id }).from(users).where(IN_STATE.pending).limit(MAX_WAITING).as('some');
  const [found] = await db.select({ waiting: count() }).from(some);
  return found?.waiting ?? 0;
}
