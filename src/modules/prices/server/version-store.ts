import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { priceLists, priceRows, priceVersions } from './price-tables.ts';

const { id, listId, no, state, validFrom, activatedAt, report, createdAt, terms } = priceVersions;
const COLUMNS = { id, listId, no, state, validFrom, activatedAt, report, createdAt, terms };

export type VersionRow = Pick<typeof priceVersions.$inferSelect, keyof typeof COLUMNS> & { readonly rows: number };
export type ListRow = typeof priceLists.$inferSelect;

/** All lists, by code. */
export async function findLists(db: Db): Promise<readonly ListRow[]> {
  return db.select().from(priceLists).orderBy(asc(priceLists.code));
}

/** The list of a code. */
export async function findList(db: Db, code: string): Promise<ListRow | undefined> {
  const [found] = await db.select().from(priceLists).where(eq(priceLists.code, code));
  return found;
}

/** All versions, the newest first. */
export async function findVersions(db: Db): Promise<readonly VersionRow[]> {
  const counted = await db
    .select({ versionId: priceRows.versionId, rows: count() })
    .from(priceRows)
    .groupBy(priceRows.versionId);
  const rows = new Map(counted.map((found) => [found.versionId, found.rows]));
  const found = await db.select(COLUMNS).from(priceVersions).orderBy(desc(no));
  return found.map((version) => ({ ...version, rows: rows.get(version.id) ?? 0 }));
}

/** A version and its list. */
export async function findVersion(db: Db, versionId: string) {
  if (!isUuid(versionId)) return undefined;
  const [found] = await db
    .select({ version: COLUMNS, list: priceLists })
    .from(priceVersions)
    .innerJoin(priceLists, eq(priceLists.id, listId))
    .where(eq(id, versionId));
  if (found === undefined) return undefined;
  const rows = await db.$count(priceRows, eq(priceRows.versionId, versionId));
  return { version: { ...found.version, rows }, list: found.list };
}

/** The same, with its list locked: nobody else puts a version of it in force meanwhile. */
export async function lockVersion(tx: Db, versionId: string) {
  const found = await findVersion(tx, versionId);
  if (found === undefined) return undefined;
  await lockList(tx, found.list.code);
  return findVersion(tx, versionId);
}

/** Makes whoever else changes the versions of a list wait. */
export async function lockList(tx: Db, code: string): Promise<void> {
  await holdLock(tx, `price list ${code}`);
}

/** Puts a version in force and retires the one that was; its list is locked. */
export async function putInForce(tx: Db, version: VersionRow, now: Date): Promise<void> {
  await tx
    .update(priceVersions)
    .set({ state: 'retired' })
    .where(and(eq(listId, version.listId), eq(state, 'active')));
  const today = providerDay(now);
  // One that was in force before keeps the day from which it was.
  const isFirst = version.state === 'checked' || version.state === 'staged';
  const day = isFirst && (version.validFrom ?? '9') > today ? { validFrom: today } : {};
  await tx
    .update(priceVersions)
    .set({ state: 'active', activatedAt: now, ...day })
    .where(eq(id, version.id));
}

/** The versions whose day has come, in the order in which they come into force. */
export async function findDue(db: Db, now: Date): Promise<readonly string[]> {
  const isDue = and(eq(state, 'staged'), lte(validFrom, providerDay(now)));
  const found = await db.select({ id }).from(priceVersions).where(isDue).orderBy(asc(validFrom), asc(no));
  return found.map((version) => version.id);
}
