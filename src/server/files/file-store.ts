import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { fileChunks, files } from './file-tables.ts';

/** Bytes of one piece of a file: small enough to be held in memory for many people at once. */
export const CHUNK_BYTES = 65_536;
/** The longest file, bytes. */
export const MOST_FILE_BYTES = 64 * 1_048_576;

export type FileRow = typeof files.$inferSelect;

/** Whose a file is. */
export interface FileOwner {
  readonly organisationId: string;
  readonly actorId: string;
  readonly onBehalfOf: string | null;
}

/** A file that begins. */
export interface NewFile extends FileOwner {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Bytes that are announced; space is kept for them. */
  readonly size: number;
  readonly now: Date;
}

/** A file that is being written: how far it is. */
export type OpenFile = Pick<FileRow, 'id' | 'organisationId' | 'chunks' | 'size'>;

/**
 * Begins a file that nobody sees until it is sealed. What an organisation has in files, bytes, stays within its space: one after the other
 * counts and takes.
 */
export async function openFile(db: Db, file: NewFile, space: number): Promise<OpenFile> {
  return db.transaction(async (tx) => {
    await refuseWithoutSpace(tx, file, space);
    const { now, ...row } = file;
    await tx.insert(files).values({ ...row, createdAt: now, updatedAt: now });
    return { id: file.id, organisationId: file.organisationId, chunks: 0, size: file.size };
  });
}

const MEGABYTE = 1_048_576;

/** Refuses what would go beyond the space of an organisation, bytes; nobody else takes of it until the transaction ends. */
export async function refuseWithoutSpace(
  tx: Db,
  { organisationId, size }: Pick<NewFile, 'organisationId' | 'size'>,
  space: number,
) {
  await holdLock(tx, `files ${organisationId}`);
  const used = await spaceTaken(tx, organisationId);
  if (used + size > space)
    throw new Failure('upload.no-space', { used: Math.ceil(used / MEGABYTE), most: Math.floor(space / MEGABYTE) });
}

/** Bytes an organisation has in files, those on their way included. */
export async function spaceTaken(db: Db, organisationId: string): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(eq(files.organisationId, organisationId));
  return Number(found?.bytes ?? 0);
}

/** Adds a piece to an open file. */
export async function addChunk(db: Db, { id, organisationId }: OpenFile, no: number, bytes: Buffer): Promise<void> {
  await db.insert(fileChunks).values({ fileId: id, organisationId, no, bytes });
}

/** Ends a file: from now on it is there. Undefined where it was dropped meanwhile. */
export async function sealFile(
  db: Db,
  id: string,
  { sha256, size, chunks, now }: { sha256: string; size: number; chunks: number; now: Date },
): Promise<FileRow | undefined> {
  const [sealed] = await db
    .update(files)
    .set({ sha256, size, chunks, updatedAt: now, version: sql`${files.version} + 1` })
    .where(and(eq(files.id, id), isNull(files.sha256)))
    .returning();
  return sealed;
}

/** Removes a file that was never whole. */
export async function dropOpenFile(db: Db, id: string): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), isNull(files.sha256)));
}

/** A whole file by its id, within the reach of the database it is asked of. */
export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.sha256)));
  return found;
}

/** Whole files by their ids, in no order; what is out of reach is missing. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), isNotNull(files.sha256)));
}

/** The bytes of a file, piece by piece, each asked for when the one before was taken. */
export function bytesOf(db: Db, file: Pick<FileRow, 'id' | 'chunks'>): AsyncGenerator<Buffer> {
  return bytesFrom(db, file, 0);
}

/** The bytes of a file from one on, piece by piece: whoever reads it in several sittings goes on where it was. */
export async function* bytesFrom(
  db: Db,
  { id, chunks }: Pick<FileRow, 'id' | 'chunks'>,
  offset: number,
): AsyncGenerator<Buffer> {
  const first = Math.floor(offset / CHUNK_BYTES);
  for (let no = first; no < chunks; no += 1) {
    const [found] = await db
      .select({ bytes: fileChunks.bytes })
      .from(fileChunks)
      .where(and(eq(fileChunks.fileId, id), eq(fileChunks.no, no)));
    if (found === undefined) throw new Error(`file ${id}: piece ${no} is missing`);
    yield no === first ? found.bytes.subarray(offset - first * CHUNK_BYTES) : found.bytes;
  }
}

/**
 * Begins to refer to files, in the transaction that writes the reference down: a sweep at the same moment leaves them, since they were
 * written just now. Refused where one is out of reach or not whole.
 */
export async function holdFiles(tx: Db, ids: readonly string[], now: Date): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const held = await tx
    .update(files)
    .set({ updatedAt: now })
    .where(and(inArray(files.id, [...ids]), isNotNull(files.sha256)))
    .returning();
  if (held.length !== new Set(ids).size) throw new Failure('record.unknown');
  return held;
}

/** The digest of a file that was written in several sittings. */
export async function digestOf(db: Db, file: Pick<FileRow, 'id' | 'chunks'>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of bytesOf(db, file)) hash.update(bytes);
  return hash.digest('hex');
}
