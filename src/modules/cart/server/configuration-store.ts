import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { isWithin, managersOf } from '#modules/customers/server/public.ts';
import { REMARK } from '#product/configuration.ts';
import { beginningWith, holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { configurations } from './configuration-tables.ts';

const principals = alias(organisations, 'principals');

const columns = {
  id: configurations.id,
  organisationId: configurations.organisationId,
  version: configurations.version,
  productName: configurations.productName,
  typeCode: configurations.typeCode,
  category: configurations.category,
  gearboxModel: configurations.gearboxModel,
  releaseHash: configurations.releaseHash,
  quantity: configurations.quantity,
  inquiryStatus: configurations.inquiryStatus,
  createdAt: configurations.createdAt,
  updatedAt: configurations.updatedAt,
  customerName: organisations.name,
  accountManagerName: managersOf(organisations),
  actorName: users.username,
  onBehalfOf: principals.name,
  form: configurations.form,
};

/** A saved line with its form and the names of those it belongs to. */
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** Lines of these organisations, newest first, after the given id. */
export function listLines(
  db: Db,
  organisationIds: Scope['readable'],
  page: { q: string; after: string | undefined; limit: number },
) {
  const conditions = [isWithin(configurations.organisationId, organisationIds), matches(page.q)];
  if (page.after !== undefined) conditions.push(lt(configurations.id, page.after));
  return db
    .select(columns)
    .from(configurations)
    .innerJoin(organisations, eq(organisations.id, configurations.organisationId))
    .innerJoin(users, eq(users.id, configurations.actorId))
    .leftJoin(principals, eq(principals.id, configurations.onBehalfOf))
    .where(and(...conditions))
    .orderBy(desc(configurations.id))
    .limit(page.limit);
}

/** One line of the scope; one that stands outside of it is as absent as one that does not exist. */
export async function findLine(db: Db, scope: Scope, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select(columns)
    .from(configurations)
    .innerJoin(organisations, eq(organisations.id, configurations.organisationId))
    .innerJoin(users, eq(users.id, configurations.actorId))
    .leftJoin(principals, eq(principals.id, configurations.onBehalfOf))
    .where(and(eq(configurations.id, id), isWithin(configurations.organisationId, scope.readable)));
  return found;
}

/** Makes whoever else writes the line wait for the end of the transaction; only who writes for its organisation locks it. */
export async function lockLine(tx: Db, { writable }: Scope, id: string): Promise<void> {
  if (!isUuid(id) || writable.length === 0) return;
  await tx
    .select({ id: configurations.id })
    .from(configurations)
    .where(and(eq(configurations.id, id), inArray(configurations.organisationId, [...writable])))
    .for('update');
}

/** Adds a line. */
export async function insertLine(db: Db, line: typeof configurations.$inferInsert): Promise<void> {
  await db.insert(configurations).values(line);
}

/** Which line a write means: this version of it, if its organisation is one the actor writes for. */
export interface WriteTarget {
  readonly id: string;
  readonly version: number | undefined;
  readonly scope: Scope;
}

/** What a write may change. */
export type LineChanges = Partial<
  Pick<
    typeof configurations.$inferInsert,
    'productName' | 'gearboxModel' | 'typeCode' | 'releaseHash' | 'form' | 'quantity'
  >
>;

/** Writes over exactly the given version; of several writers one does it and the others are told (assurance R6). */
export async function updateLine(
  db: Db,
  target: WriteTarget & { version: number },
  changes: LineChanges,
  now: Date,
): Promise<boolean> {
  const written = await db
    .update(configurations)
    .set({ ...changes, version: target.version + 1, updatedAt: now })
    .where(isTarget(target))
    .returning({ id: configurations.id });
  return written.length > 0;
}

/** Deletes a line, of a given version or whatever its version. */
export async function deleteLine(db: Db, target: WriteTarget): Promise<boolean> {
  const deleted = await db.delete(configurations).where(isTarget(target)).returning({ id: configurations.id });
  return deleted.length > 0;
}

function isTarget({ id, version, scope }: WriteTarget): SQL | undefined {
  return and(
    eq(configurations.id, id),
    inArray(configurations.organisationId, [...scope.writable]),
    version === undefined ? undefined : eq(configurations.version, version),
  );
}

/**
 * What the list shows of a line: its codes and its remark; and its unit by gear type and size, with which the id of its row begins:
 * in a code the letters of the assembly part them, so that `K67` stands in no `JRTKAF67`.
 */
function matches(q: string): SQL | undefined {
  if (q === '') return undefined;
  const { form, productName, typeCode } = configurations;
  const shown = [productName, typeCode, sql`${form} ->> ${REMARK}::text`].map((text) => ilike(text, holding(q)));
  return or(...shown, ilike(sql`${form} ->> 'basicTypeId'`, beginningWith(q)));
}
