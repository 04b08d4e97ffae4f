import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { files } from './file-tables.ts';

/** A query of the ids of files that a module refers to, of its tables as they stand; none of them null. */
export type FileReferences = SQL;

/** What nobody refers to. */
function isFree(references: readonly FileReferences[]): SQL {
  const held = references.map((ids) => sql`${files.id} not in (${ids})`);
  return held.length === 0 ? sql`true` : sql.join(held, sql` and `);
}

/** Forgets files that nothing refers to and that nobody has touched since a moment; those that never became whole among them. */
export async function sweepFiles(db: Db, before: Date, references: readonly FileReferences[]): Promise<void> {
  await db.delete(files).where(and(lt(files.updatedAt, before), isFree(references)));
}

/** Lets go of what a person sent or had made: the next sweep forgets of it what nothing refers to. */
export async function letGoFilesOf(tx: Db, personId: string): Promise<void> {
  await tx
    .update(files)
    .set({ updatedAt: new Date(0) })
    .where(eq(files.actorId, personId));
}
