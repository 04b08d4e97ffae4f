import { inArray } from 'drizzle-orm';
import { DEMO_ACCOUNTS } from '#modules/accounts/domain/demo-accounts.ts';
import { seedDemoAccounts, users } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { staffAssignments } from './customer-tables.ts';

/** Adds the demo organisations, accounts and assignments of staff that are missing. */
export async function seedDemoCustomers(db: Db, { newId, now }: { newId: () => string; now: Date }): Promise<void> {
  const organisationIds = await seedDemoAccounts(db, newId, now);
  const usernames = DEMO_ACCOUNTS.map((account) => account.username);
  const people = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, usernames));
  const rows = people.flatMap(({ id, username }) => {
    const assigned = DEMO_ACCOUNTS.find((account) => account.username === username)?.assigned ?? [];
    return assigned
      .flatMap((key) => organisationIds.get(key) ?? [])
      .map((organisationId) => ({ userId: id, organisationId }));
  });
  if (rows.length > 0) await db.insert(staffAssignments).values(rows).onConflictDoNothing();
}
