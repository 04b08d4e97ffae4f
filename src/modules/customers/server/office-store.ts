import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { organisationMatches, organisations, users } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { staffAssignments } from './customer-tables.ts';

const columns = {
  id: organisations.id,
  name: organisations.name,
  kind: organisations.kind,
  parentId: organisations.parentId,
  creditCode: organisations.creditCode,
  version: organisations.version,
  createdAt: organisations.createdAt,
};

/** Asks for the customers nobody who can log in looks after. */
const NOBODY = 'nobody';

const below = aliasedTable(organisations, 'below');

/** An organisation as the administrator reads it. */
export type OrganisationRow = Awaited<ReturnType<typeof organisationsBelow>>[number];

/** Somebody who looks after a customer. */
export interface AssignedStaff {
  readonly id: string;
  readonly username: string;
  readonly disabled: boolean;
}

/** Which page of the list is asked for. */
export interface HeadsWanted {
  readonly q: string;
  /** An id, or `nobody`, or empty for all. */
  readonly staff: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * Level-1 customers, newest first, after the given id: those that match the text, or have a centre customer that does, and
 * that the wanted person looks after.
 */
export function listHeads(db: Db, page: HeadsWanted) {
  const child = db
    .select({ id: below.id })
    .from(below)
    .where(and(eq(below.parentId, organisations.id), organisationMatches(page.q, below)));
  return db
    .select({ ...columns, isFound: isFound(page.q) })
    .from(organisations)
    .where(
      and(
        eq(organisations.kind, 'customer-lv1'),
        page.q === '' ? undefined : or(organisationMatches(page.q), exists(child)),
        page.staff === '' ? undefined : lookedAfterBy(db, page.staff),
        page.after === undefined ? undefined : lt(organisations.id, page.after),
      ),
    )
    .orderBy(desc(organisations.id))
    .limit(page.limit);
}

function lookedAfterBy(db: Db, staff: string): SQL | undefined {
  const assignments = db
    .select({ id: users.id })
    .from(staffAssignments)
    .innerJoin(users, eq(users.id, staffAssignments.userId));
  const here = eq(staffAssignments.organisationId, organisations.id);
  if (staff === NOBODY) return notExists(assignments.where(and(here, eq(users.disabled, false))));
  return isUuid(staff) ? exists(assignments.where(and(here, eq(users.id, staff)))) : sql`false`;
}

/** The centre customers of level-1 ones, newest first, with whether each matches the text. */
export function organisationsBelow(db: Db, heads: readonly string[], q: string) {
  return db
    .select({ ...columns, isFound: isFound(q) })
    .from(organisations)
    .where(inArray(organisations.parentId, [...heads]))
    .orderBy(desc(organisations.id));
}

function isFound(q: string): SQL<boolean> {
  return sql<boolean>`coalesce(${organisationMatches(q) ?? sql`true`}, false)`;
}

/** Who looks after each of the customers, by user name. */
export async function staffOf(db: Db, customers: readonly string[]): Promise<ReadonlyMap<string, AssignedStaff[]>> {
  if (customers.length === 0) return new Map();
  const rows = await db
    .select({
      customer: staffAssignments.organisationId,
      id: users.id,
      username: users.username,
      disabled: users.disabled,
    })
    .from(staffAssignments)
    .innerJoin(users, eq(users.id, staffAssignments.userId))
    .where(inArray(staffAssignments.organisationId, [...customers]))
    .orderBy(users.username);
  const found = new Map<string, AssignedStaff[]>();
  for (const { customer, ...person } of rows) found.set(customer, [...(found.get(customer) ?? []), person]);
  return found;
}

/** How many accounts each of the customers has. */
export async function countPeople(db: Db, customers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (customers.length === 0) return new Map();
  const rows = await db
    .select({ customer: users.organisationId, people: count() })
    .from(users)
    .where(and(inArray(users.organisationId, [...customers]), isNull(users.erasedAt)))
    .groupBy(users.organisationId);
  return new Map(rows.map(({ customer, people }) => [customer, people]));
}

/** One organisation. */
export async function findOrganisation(db: Db, id: string): Promise<Omit<OrganisationRow, 'isFound'> | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db.select(columns).from(organisations).where(eq(organisations.id, id));
  return found;
}

/** One organisation, its row locked until the transaction ends. */
export async function lockOrganisation(tx: Db, id: string): Promise<Omit<OrganisationRow, 'isFound'> | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await tx.select(columns).from(organisations).where(eq(organisations.id, id)).for('no key update');
  return found;
}

/** What may be written of a customer. */
export interface CustomerWrite {
  readonly name: string;
  readonly creditCode: string | null;
  readonly parentId: string | null;
}

/** Adds a customer. */
export async function addCustomer(tx: Db, customer: typeof organisations.$inferInsert): Promise<void> {
  await tx.insert(organisations).values(customer);
}

/** Changes a customer; its version counts on. */
export async function changeCustomer(tx: Db, id: string, changes: CustomerWrite): Promise<void> {
  await tx
    .update(organisations)
    .set({ ...changes, version: sql`${organisations.version} + 1` })
    .where(eq(organisations.id, id));
}

/** Whether a write ran into the credit code of another organisation. */
export function isCodeTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (code === '23505' && constraint === 'organisations_credit_code') || isCodeTaken(error.cause);
}

/** An account as far as it matters for looking after customers. */
export async function findPerson(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ id: users.id, role: users.role, disabled: users.disabled, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, id));
  return found;
}

/** Lets somebody look after a customer; false when they do already. */
export async function addStaff(tx: Db, assignment: typeof staffAssignments.$inferInsert): Promise<boolean> {
  const added = await tx.insert(staffAssignments).values(assignment).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Gives every customer one person looks after to another; the customers, and which of them the other did not look after yet. */
export async function moveStaff(tx: Db, from: string, to: string) {
  const customer = { id: staffAssignments.organisationId };
  const left = await tx.delete(staffAssignments).where(eq(staffAssignments.userId, from)).returning(customer);
  if (left.length === 0) return { left: [], taken: [] };
  const wanted = left.map(({ id }) => ({ userId: to, organisationId: id }));
  const taken = await tx.insert(staffAssignments).values(wanted).onConflictDoNothing().returning(customer);
  return { left: left.map(({ id }) => id), taken: taken.map(({ id }) => id) };
}

/** Ends that somebody looks after a customer; false when they did not. */
export async function removeStaff(tx: Db, { userId, organisationId }: typeof staffAssignments.$inferInsert) {
  const removed = await tx
    .delete(staffAssignments)
    .where(and(eq(staffAssignments.userId, userId), eq(staffAssignments.organisationId, organisationId)))
    .returning();
  return removed.length > 0;
}
