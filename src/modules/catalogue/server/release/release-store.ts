import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { users } from '#modules/accounts/server/public.ts';
import { catalogueReleases, productReleases } from '#modules/catalogue/server/release-tables.ts';
import type { Db } from '#server/database.ts';

export type CatalogueRow = typeof catalogueReleases.$inferSelect;
export type ProductRow = typeof productReleases.$inferSelect;

const { source: _source, ...known } = getTableColumns(catalogueReleases);

/** The catalogue of a family that the next product release is made for, without its source. */
export async function findActiveCatalogue(db: Db, family: string): Promise<Omit<CatalogueRow, 'source'> | undefined> {
  const [row] = await db
    .select(known)
    .from(catalogueReleases)
    .where(and(eq(catalogueReleases.family, family), eq(catalogueReleases.active, true)));
  return row;
}

/**
 * The reference data of a kept catalogue.
 * @throws where none is kept under the hash
 */
export async function findSource(db: Db, hash: string): Promise<Buffer> {
  const [row] = await db
    .select({ source: catalogueReleases.source })
    .from(catalogueReleases)
    .where(eq(catalogueReleases.hash, hash));
  if (row === undefined) throw new Error(`The catalogue ${hash} is not kept`);
  return row.source;
}

/** Keeps a catalogue and puts it in force in place of the former one. */
export async function activateCatalogue(db: Db, catalogue: Omit<CatalogueRow, 'active'>): Promise<void> {
  await db
    .update(catalogueReleases)
    .set({ active: false })
    .where(and(eq(catalogueReleases.family, catalogue.family), eq(catalogueReleases.active, true)));
  await db
    .insert(catalogueReleases)
    .values({ ...catalogue, active: true })
    .onConflictDoUpdate({ target: catalogueReleases.hash, set: { active: true } });
}

const inForce = (family: string) => and(eq(productReleases.family, family), eq(productReleases.active, true));

/** Which product release of a family is in force, and whether a person put it there. */
export async function findInForce(db: Db, family: string): Promise<{ hash: string; chosen: boolean } | undefined> {
  const [row] = await db
    .select({ hash: productReleases.hash, chosen: productReleases.chosen })
    .from(productReleases)
    .where(inForce(family));
  return row;
}

/** A product release by its hash, whole. */
export async function findStoredRelease(db: Db, hash: string): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(productReleases).where(eq(productReleases.hash, hash));
  return row;
}

/** Keeps a product release; the same content once more changes nothing. */
export async function keepRelease(
  db: Db,
  release: Omit<typeof productReleases.$inferInsert, 'active' | 'chosen'>,
): Promise<void> {
  await db
    .insert(productReleases)
    .values({ ...release, active: false, chosen: false })
    .onConflictDoNothing();
}

/** Puts a kept release in force in place of the former one, and answers that one's hash, if there was one. */
export async function putInForce(
  db: Db,
  { family, hash, chosen }: { family: string; hash: string; chosen: boolean },
): Promise<string | undefined> {
  // Of two who do this at once the second waits here, and then sees which one the first put in force.
  await db
    .select({ hash: productReleases.hash })
    .from(productReleases)
    .where(eq(productReleases.family, family))
    .orderBy(productReleases.hash)
    .for('update');
  const [former] = await db
    .update(productReleases)
    .set({ active: false, chosen: false })
    .where(inForce(family))
    .returning({ hash: productReleases.hash });
  await db
    .update(productReleases)
    .set({ active: true, chosen })
    .where(and(eq(productReleases.family, family), eq(productReleases.hash, hash)));
  return former?.hash;
}

/** Keeps a compiled engine in place of one that is no longer read; what it answers is the same. */
export async function replaceEngine(db: Db, hash: string, engine: Buffer | null): Promise<void> {
  await db.update(productReleases).set({ engine }).where(eq(productReleases.hash, hash));
}

const { product: _product, engine: _engine, ...listed } = getTableColumns(productReleases);

const MAX_LISTED = 100;

/** A kept release as it is listed. */
export type ListedRow = Awaited<ReturnType<typeof listReleases>>[number];

/** The newest releases of a family, or one of them, without their bytes, with the name of who published them. */
export async function listReleases(db: Db, family: string, hash?: string) {
  return db
    .select({ ...listed, publishedBy: users.username })
    .from(productReleases)
    .leftJoin(users, eq(users.id, productReleases.createdBy))
    .where(and(eq(productReleases.family, family), hash === undefined ? undefined : eq(productReleases.hash, hash)))
    .orderBy(desc(productReleases.createdAt), desc(productReleases.hash))
    .limit(MAX_LISTED);
}
