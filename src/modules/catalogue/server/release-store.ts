import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { catalogueReleases } from './release-tables.ts';

export type ReleaseRow = typeof catalogueReleases.$inferSelect;

/** The release of a family that is in force. */
export async function findActiveRelease(db: Db, family: string): Promise<ReleaseRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogueReleases)
    .where(and(eq(catalogueReleases.family, family), eq(catalogueReleases.active, true)));
  return row;
}

/** Keeps a release and puts it in force in place of the former one. */
export async function activateRelease(db: Db, release: Omit<ReleaseRow, 'active'>): Promise<void> {
  await db
    .update(catalogueReleases)
    .set({ active: false })
    .where(and(eq(catalogueReleases.family, release.family), eq(catalogueReleases.active, true)));
  await db
    .insert(catalogueReleases)
    .values({ ...release, active: true })
    .onConflictDoUpdate({ target: catalogueReleases.hash, set: { active: true } });
}
