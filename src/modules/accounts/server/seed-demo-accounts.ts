import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DEMO_ACCOUNTS, DEMO_ORGANISATIONS, DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import type { Db } from '#server/database.ts';
import { organisations, staffRights, users } from './account-tables.ts';
import { hashPassword } from './passwords/passwords.ts';

interface SeedTools {
  readonly newId: () => string;
  readonly now: Date;
  /** What the demo password is hashed with, KiB. */
  readonly passwordMemory: number;
}

/** What was seeded: the id of each demo organisation by its key, and the names of the accounts that were not there before. */
export interface SeededDemo {
  readonly organisationIds: ReadonlyMap<string, string>;
  readonly newAccounts: readonly string[];
}

/**
 * Adds the demo accounts and addresses that are missing, with their organisations, and leaves alone what is there, also where somebody has
 * changed it since.
 */
export async function seedDemoAccounts(db: Db, tools: SeedTools): Promise<SeededDemo> {
  const { newId, now } = tools;
  const usernames = DEMO_ACCOUNTS.map(({ username }) => username);
  const known = await db.select({ username: users.username }).from(users).where(inArray(users.username, usernames));
  const names = new Set(known.map(({ username }) => username));
  const missing = DEMO_ACCOUNTS.filter(({ username }) => !names.has(username));
  const organisationIds = missing.length > 0 ? await seedOrganisations(db, newId, now) : new Map<string, string>();
  if (missing.length > 0) await addAccounts(db, missing, { ...tools, organisationIds });
  for (const { username, email } of DEMO_ACCOUNTS) {
    await db
      .update(users)
      .set({ email })
      .where(and(eq(users.username, username), eq(users.demo, true), isNull(users.email)));
  }
  return { organisationIds, newAccounts: missing.map(({ username }) => username) };
}

async function seedOrganisations(db: Db, newId: () => string, now: Date): Promise<Map<string, string>> {
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
  return ids;
}

async function addAccounts(
  db: Db,
  accounts: typeof DEMO_ACCOUNTS,
  { organisationIds, newId, now, passwordMemory }: SeedTools & { organisationIds: ReadonlyMap<string, string> },
): Promise<void> {
  // One published password, so one hash does for all.
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordMemory);
  const made = accounts.map((account) => ({ ...account, id: newId() }));
  const rows = made.map(({ organisation, assigned: _, rights: __, ...account }) => ({
    ...account,
    organisationId: idOf(organisationIds, organisation),
    passwordHash,
    passwordUpdated: true,
    demo: true,
    createdAt: now,
  }));
  const added = await db.insert(users).values(rows).onConflictDoNothing().returning({ id: users.id });
  const isAdded = new Set(added.map(({ id }) => id));
  const rights = made
    .filter(({ id }) => isAdded.has(id))
    .flatMap(({ id, rights }) => rights.map((right) => ({ userId: id, right, givenAt: now })));
  if (rights.length > 0) await db.insert(staffRights).values(rights);
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no demo organisation ${key}.`);
  return id;
}
