import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { organisations } from '#modules/accounts/server/public.ts';
import { configurations } from '#modules/cart/server/public.ts';
import type { Db } from '#server/database.ts';
import { files } from '#server/files/file-tables.ts';
import { documents } from './document-tables.ts';

/** A document with its file and the customer it was made for. */
export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** What is asked of a person's documents: those made for one customer where one is named, after an id, so many at most. */
export interface AskedDocuments {
  readonly actorId: string;
  readonly onBehalfOf: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** The documents a person had made, within reach, the last first. */
export function listDocuments(db: Db, { actorId, onBehalfOf, after, limit }: AskedDocuments) {
  const { id, language, items, createdAt } = documents;
  return db
    .select({
      ...{ id, language, items, createdAt },
      file: { id: files.id, name: files.name, type: files.type, size: files.size },
      customerName: organisations.name,
      isForCustomer: documents.onBehalfOf,
    })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(organisations, eq(organisations.id, documents.organisationId))
    .where(
      and(
        eq(documents.actorId, actorId),
        onBehalfOf === undefined ? undefined : eq(documents.onBehalfOf, onBehalfOf),
        after === undefined ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** The versions of lines as they stand now, by id; one that is gone or out of reach is missing. */
export async function versionsNow(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { id, version } = configurations;
  const rows = await db
    .select({ id, version, deletedAt: configurations.deletedAt })
    .from(configurations)
    .where(inArray(id, [...ids]));
  return new Map(rows.flatMap((row) => (row.deletedAt === null ? [[row.id, row.version] as const] : [])));
}

/** The file of a person's document of the same bytes, if there is one. */
export async function fileOfDocument(
  db: Db,
  { actorId, organisationId, sha256 }: Pick<typeof documents.$inferSelect, 'actorId' | 'organisationId' | 'sha256'>,
): Promise<string | undefined> {
  const isSame = and(
    eq(documents.actorId, actorId),
    eq(documents.organisationId, organisationId),
    eq(documents.sha256, sha256),
  );
  const [found] = await db.select({ fileId: documents.fileId }).from(documents).where(isSame);
  return found?.fileId;
}

/** Forgets documents that were made before a moment; their files go with the next sweep. */
export async function forgetDocuments(db: Db, before: Date): Promise<void> {
  await db.delete(documents).where(lt(documents.createdAt, before));
}
