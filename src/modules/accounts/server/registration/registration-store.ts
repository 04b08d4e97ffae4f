import { and, eq, type SQL, sql } from 'drizzle-orm';
import { confusableName } from '#modules/accounts/domain/company-name.ts';
import { normalEmail, normalName, normalPhone } from '#modules/accounts/domain/field-rules.ts';
import type { OrganisationKind } from '#modules/accounts/domain/organisation-kind.ts';
import { organisations, users } from '#modules/accounts/server/account-tables.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';

/** What no two accounts share. */
export type UniqueKind = 'account' | 'email' | 'phone';

const LOOK_UPS: Readonly<Record<UniqueKind, (content: string) => SQL>> = {
  account: (content) => sql`lower(${users.username}) = ${normalName(content)}`,
  email: (content) => sql`lower(${users.email}) = ${normalEmail(content)}`,
  phone: (content) => eq(users.phone, normalPhone(content)),
};

/** Whether an account has this name, address or number already, however it is written. */
export async function isTaken(db: Db, kind: UniqueKind, content: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(LOOK_UPS[kind](content)).limit(1);
  return found.length > 0;
}

const INDEXES: Readonly<Record<string, UniqueKind>> = {
  users_username: 'account',
  users_email: 'email',
  users_phone: 'phone',
};

/** Which unique index a write ran into, if that is what went wrong: somebody else was faster. */
export function takenIn(error: unknown): UniqueKind | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  return code === '23505' ? INDEXES[constraint] : takenIn(error.cause);
}

/** A company at the portal. */
export interface Organisation {
  readonly id: string;
  readonly kind: OrganisationKind;
}

/**
 * The organisation a registration belongs to: a new level-1 customer, or the one that has this key already. Two who register
 * for one new company at once wait for each other here, and the second joins the first.
 */
export async function joinOrganisation(
  tx: Db,
  company: { id: string; name: string; key: string | null; now: Date },
): Promise<Organisation & { isNew: boolean }> {
  const { id, name, key, now } = company;
  const added = await tx
    .insert(organisations)
    .values({ id, name, kind: 'customer-lv1', creditCode: key, createdAt: now })
    .onConflictDoNothing({ target: organisations.creditCode })
    .returning({ id: organisations.id });
  if (added.length > 0 || key === null) return { id, kind: 'customer-lv1', isNew: true };
  const [known] = await tx
    .select({ id: organisations.id, kind: organisations.kind })
    .from(organisations)
    .where(eq(organisations.creditCode, key));
  if (known === undefined) throw new Error(`The organisation ${key} is gone.`);
  return { ...known, isNew: false };
}

/** Adds the account of a person. */
export async function addAccount(tx: Db, account: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(account);
}

/**
 * Whether an organisation has a name that a reader would take for this one. Two who register one new name at once wait for each
 * other here, and the second finds the first.
 */
export async function hasNamesake(tx: Db, name: string): Promise<boolean> {
  const wanted = confusableName(name);
  await holdLock(tx, `company ${wanted}`);
  const named = await tx.select({ name: organisations.name }).from(organisations);
  return named.some((other) => confusableName(other.name) === wanted);
}

/** Whether a reader would take a name for that of the company that runs the portal, or of the portal. */
export async function isNameOfProvider(db: Db, name: string, brand: string): Promise<boolean> {
  const provider = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.kind, 'provider'));
  const wanted = confusableName(name);
  return [brand, ...provider.map((own) => own.name)].some((own) => confusableName(own) === wanted);
}

/** Forgets the company that a refused registration made, as long as nobody has anything to do with it. */
export async function forgetEmptyCompany(
  tx: Db,
  { organisationId: id, createdAt }: { readonly organisationId: string; readonly createdAt: Date },
): Promise<void> {
  const isNeeded =
    (await tx.$count(users, eq(users.organisationId, id))) +
    (await tx.$count(organisations, eq(organisations.parentId, id)));
  if (isNeeded > 0) return;
  const unchanged = and(eq(organisations.id, id), eq(organisations.createdAt, createdAt), eq(organisations.version, 1));
  await tx.delete(organisations).where(unchanged);
}
