import { and, eq, isNull } from 'drizzle-orm';
import { DEMO_ACCOUNTS, DEMO_ORGANISATIONS, DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import type { Db } from '#server/database.ts';
import { organisations, users } from './account-tables.ts';
import { hashPassword } from './passwords.ts';

/**
 * Adds the demo organisations, accounts and addresses that are missing, and leaves alone what is there. Answers the id of each demo
 * organisation by its key.
 */
export async function seedDemoAccounts(db: Db, newId: () => string, now: Date): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { key, name, kind, parent } of DEMO_ORGANISATIONS) {
    const [known] = await db.select({ id: organisations.id }).from(organisations).where(eq(organisations.name, name));
    const id = known?.id ?? newId();
    ids.set(key, id);
    if (known === undefined) {
      await db
        .insert(organisations)
        .values({ id, name, kind, parentId: parent === null ? null : idOf(ids, parent), createdAt: now });
    }
  }
  // One published password, so one hash does for all.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = DEMO_ACCOUNTS.map(({ organisation, assigned: _, ...account }) => ({
    ...account,
    id: newId(),
    organisationId: idOf(ids, organisation),
    passwordHash,
    passwordUpdated: true,
    demo: true,
    createdAt: now,
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
  for (const { username, email } of DEMO_ACCOUNTS) {
    await db
      .update(users)
      .set({ email })
      .where(and(eq(users.username, username), isNull(users.email)));
  }
  return ids;
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no demo organisation ${key}.`);
  return id;
}
