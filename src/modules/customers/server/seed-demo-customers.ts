import { inArray } from 'drizzle-orm';
import { DEMO_ACCOUNTS } from '#modules/accounts/domain/demo-accounts.ts';
import { seedDemoAccounts, users } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { staffAssignments } from './customer-tables.ts';

/** Adds the demo organisations and accounts that are missing, and the assignments of staff to accounts that are new. */
export async function seedDemoCustomers(
  db: Db,
  tools: { newId: () => string; now: Date; passwordMemory: number },
): Promise<void> {
  const { organisationIds, newAccounts } = await seedDemoAccounts(db, tools);
  if (newAccounts.length === 0) return;
  const people = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, [...newAccounts]));
  const rows = people.flatMap(({ id, username }) => {
    const assigned = DEMO_ACCOUNTS.find((account) => account.username === username)?.assigned ?? [];
    return assigned
      .flatMap((key) => organisationIds.get(key) ?? [])
      .map((organisationId) => ({ userId: id, organisationId }));
  });
  if (rows.length > 0) await db.insert(staffAssignments).values(rows).onConflictDoNothing();
}
