import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Right } from '#kernel/right.ts';
import { staffRights, users } from '#modules/accounts/server/account-tables.ts';
import type { Db } from '#server/database.ts';

/** The rights that were given to the person of an account, as a column; what they come to, the role decides (`rightsOf`). */
export const givenRights: SQL<string[]> = sql<string[]>`array(
  select ${staffRights.right} from ${staffRights} where ${staffRights.userId} = ${users.id})`;

/** A query of the ids of those who were given a right; who of them comes in and still is staff, whoever asks says. */
export function holdersOf(db: Db, right: Right) {
  return db.select({ id: staffRights.userId }).from(staffRights).where(eq(staffRights.right, right));
}

/** Gives and takes rights; the version of the account counts on. */
export async function changeRights(
  tx: Db,
  { id, version }: { id: string; version: number },
  { given, taken, now }: { given: readonly Right[]; taken: readonly Right[]; now: Date },
): Promise<void> {
  if (taken.length > 0)
    await tx.delete(staffRights).where(and(eq(staffRights.userId, id), inArray(staffRights.right, [...taken])));
  if (given.length > 0)
    await tx.insert(staffRights).values(given.map((right) => ({ userId: id, right, givenAt: now })));
  await tx
    .update(users)
    .set({ version: version + 1 })
    .where(eq(users.id, id));
}
