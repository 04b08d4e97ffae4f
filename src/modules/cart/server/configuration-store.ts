import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { isWithin, managersOf } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { configurations, place } from './configuration-tables.ts';
import { isFound, type LineFilter } from './line-filter.ts';

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
  price: configurations.price,
  itemNumber: configurations.itemNumber,
  note: configurations.note,
  folder: configurations.folder,
  place: sql<string>`${place}`,
  inquiryStatus: configurations.inquiryStatus,
  createdAt: configurations.createdAt,
  updatedAt: configurations.updatedAt,
  customerName: organisations.name,
  accountManagerName: managersOf(organisations),
  actorName: users.username,
  onBehalfOf: principals.name,
  form: configurations.form,
  contentDigest: configurations.contentDigest,
};

/** A saved line with its form and the names of those it belongs to. */
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** A page of a list: what it narrows to, the place it goes on after, the last place it goes to, and how many lines it takes. */
export interface ListPage {
  readonly filter: LineFilter;
  readonly after: string | undefined;
  readonly upTo?: string | undefined;
  readonly limit: number;
}

/** Lines of these organisations in their order, from the place after the given one. */
export function listLines(db: Db, organisationIds: Scope['readable'], { filter, after, upTo, limit }: ListPage) {
  return selectLines(db)
    .where(and(isListed(organisationIds, { filter, after }), upTo === undefined ? undefined : sql`${place} >= ${upTo}`))
    .orderBy(desc(place), desc(configurations.id))
    .limit(limit);
}

function isListed(organisationIds: Scope['readable'], { filter, after }: Pick<ListPage, 'filter' | 'after'>) {
  return and(
    isWithin(configurations.organisationId, organisationIds),
    isFound(filter),
    after === undefined ? undefined : sql`${place} < ${after}`,
  );
}

/** The place of the last of so many lines, whatever text they hold; undefined where no more than these are left. */
export async function placeAfter(
  db: Db,
  organisationIds: Scope['readable'],
  { filter, after, limit }: ListPage,
): Promise<string | undefined> {
  const next = db
    .select({ place: sql<string>`${place}`.as('place') })
    .from(configurations)
    .where(isListed(organisationIds, { filter: { ...filter, q: '' }, after }))
    .orderBy(desc(place), desc(configurations.id))
    .limit(limit)
    .as('next');
  const [{ last, lines } = { last: null, lines: 0 }] = await db
    .select({ last: sql<string | null>`min(${next.place})`, lines: count() })
    .from(next);
  return lines < limit ? undefined : (last ?? undefined);
}

/** How many lines of these organisations a filter leaves; for work that lasts, never for a request (assurance F4). */
export function countLines(db: Db, organisationIds: Scope['readable'], filter: LineFilter): Promise<number> {
  return db.$count(configurations, and(isWithin(configurations.organisationId, organisationIds), isFound(filter)));
}

function selectLines(db: Db) {
  return db
    .select(columns)
    .from(configurations)
    .innerJoin(organisations, eq(organisations.id, configurations.organisationId))
    .innerJoin(users, eq(users.id, configurations.actorId))
    .leftJoin(principals, eq(principals.id, configurations.onBehalfOf))
    .$dynamic();
}

/** One line of the scope; one that stands outside of it is as absent as one that does not exist. */
export async function findLine(db: Db, scope: Scope, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await findLines(db, scope.readable, [id]);
  return found;
}

/** Those of the lines that belong to these organisations, in the order of the list. */
export async function findLines(db: Db, organisationIds: Scope['readable'], ids: readonly string[]) {
  return selectLines(db)
    .where(
      and(
        inArray(configurations.id, ids.filter(isUuid)),
        isWithin(configurations.organisationId, organisationIds),
        isNull(configurations.deletedAt),
      ),
    )
    .orderBy(desc(place), desc(configurations.id));
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

/** The same for several, always in the same order, so that two who do so never wait for each other. */
export async function lockLines(tx: Db, { writable }: Scope, ids: readonly string[]): Promise<void> {
  if (writable.length === 0) return;
  await tx
    .select({ id: configurations.id })
    .from(configurations)
    .where(and(inArray(configurations.id, ids.filter(isUuid)), inArray(configurations.organisationId, [...writable])))
    .orderBy(configurations.id)
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
    | 'productName'
    | 'gearboxModel'
    | 'typeCode'
    | 'releaseHash'
    | 'form'
    | 'quantity'
    | 'price'
    | 'inquiryStatus'
    | 'itemNumber'
    | 'note'
    | 'folder'
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

/** Deletes a line, of a given version or whatever its version; for a while it can be had back. */
export async function deleteLine(db: Db, target: WriteTarget, now: Date): Promise<boolean> {
  const deleted = await db
    .update(configurations)
    .set({ deletedAt: now })
    .where(isTarget(target))
    .returning({ id: configurations.id });
  return deleted.length > 0;
}

function isTarget({ id, version, scope }: WriteTarget): SQL | undefined {
  return and(
    eq(configurations.id, id),
    inArray(configurations.organisationId, [...scope.writable]),
    isNull(configurations.deletedAt),
    version === undefined ? undefined : eq(configurations.version, version),
  );
}
