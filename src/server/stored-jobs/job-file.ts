import { createHash, type Hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import {
  addChunk,
  bytesOf,
  MOST_FILE_BYTES,
  openFile,
  refuseWithoutSpace,
  sealFile,
} from '#server/files/file-store.ts';
import { files } from '#server/files/file-tables.ts';
import { inPieces } from '#server/files/receive-file.ts';
import type { JobFile } from './job-kind.ts';
import type { JobRow } from './job-store.ts';
import { storedJobs } from './job-tables.ts';

/** What a file that a job makes takes of its surroundings. */
export interface Made {
  readonly newId: () => string;
  /** Bytes its organisation may have in files. */
  readonly space: number;
  readonly now: Date;
  readonly name: string;
  readonly type: string;
}

type Maker = Pick<JobRow, 'id' | 'organisationId' | 'actorId' | 'onBehalfOf'>;
type Open = Pick<typeof files.$inferSelect, 'id' | 'organisationId' | 'chunks' | 'size'>;

/** The digest of what a job's file holds before its last slice, to go on from. */
export async function digestSoFar(db: Db, job: Pick<JobRow, 'fileOut'>): Promise<Hash> {
  const hash = createHash('sha256');
  const open = await findOpen(db, job.fileOut);
  if (open !== undefined) for await (const bytes of bytesOf(db, open)) hash.update(bytes);
  return hash;
}

async function findOpen(db: Db, id: string | null): Promise<Open | undefined> {
  if (id === null) return undefined;
  const { organisationId, chunks, size } = files;
  const [found] = await db.select({ id: files.id, organisationId, chunks, size }).from(files).where(eq(files.id, id));
  return found;
}

/** Writes a job's file within one slice: what is not committed with the slice was never there. */
export async function withFile(
  tx: Db,
  { job, fileOut, made }: { job: Maker; fileOut: string | null; made: Made | undefined },
  write: (out: JobFile) => Promise<void>,
  hash?: Hash,
): Promise<void> {
  let open = await findOpen(tx, fileOut);
  await write({
    async add(bytes) {
      if (made === undefined) throw new Error(`job ${job.id}: its kind makes no file`);
      open ??= await begin(tx, job, made);
      open = await append(tx, open, bytes, made);
      hash?.update(bytes);
    },
  });
  if (hash === undefined || made === undefined) return;
  const { id, size, chunks } = open ?? (await begin(tx, job, made));
  await sealFile(tx, id, { sha256: hash.digest('hex'), size, chunks, now: made.now });
}

async function begin(tx: Db, job: Maker, { newId, space, now, name, type }: Made): Promise<Open> {
  const { organisationId, actorId, onBehalfOf } = job;
  const open = await openFile(
    tx,
    { id: newId(), organisationId, actorId, onBehalfOf, name, type, size: 0, now },
    space,
  );
  await tx.update(storedJobs).set({ fileOut: open.id }).where(eq(storedJobs.id, job.id));
  return open;
}

const MEGABYTE = 1_048_576;

async function append(tx: Db, open: Open, bytes: Uint8Array, { space, now }: Made): Promise<Open> {
  const size = open.size + bytes.length;
  if (size > MOST_FILE_BYTES) throw new Failure('upload.too-large', { megabytes: MOST_FILE_BYTES / MEGABYTE });
  await refuseWithoutSpace(tx, { organisationId: open.organisationId, size: bytes.length }, space);
  let { chunks } = open;
  for await (const piece of inPieces([bytes])) {
    await addChunk(tx, open, chunks, piece);
    chunks += 1;
  }
  await tx.update(files).set({ size, chunks, updatedAt: now }).where(eq(files.id, open.id));
  return { ...open, size, chunks };
}
