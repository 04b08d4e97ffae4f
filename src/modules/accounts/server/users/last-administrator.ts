import { and, ne } from 'drizzle-orm';
import { users } from '#modules/accounts/server/account-tables.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { isWorkingAdministrator } from './administrators.ts';

/**
 * Refuses to lock the last administrator who can come in. Whoever locks one waits for the others who do: two who lock each other in
 * the same moment would leave none.
 */
export async function refuseLastAdministrator(tx: Db, userId: string, { demo }: { demo: boolean }): Promise<void> {
  await holdLock(tx, 'administrators');
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), isWorkingAdministrator({ demo })))
    .limit(1);
  if (other === undefined) throw new Failure('account.last-administrator');
}
