import { createHash } from 'node:crypto';
import type { Db } from '#server/database.ts';
import { addChunk, type FileRow, type NewFile, openFile, sealFile } from './file-store.ts';
import { inPieces } from './receive-file.ts';

/** Stores a file that is whole already, within the space of its organisation, bytes; refused where there is none left. */
export async function storeBytes(
  tx: Db,
  file: Omit<NewFile, 'size'>,
  bytes: Uint8Array,
  space: number,
): Promise<FileRow> {
  const open = await openFile(tx, { ...file, size: bytes.length }, space);
  let chunks = 0;
  for await (const piece of inPieces([bytes])) {
    await addChunk(tx, open, chunks, piece);
    chunks += 1;
  }
  const sealed = await sealFile(tx, file.id, { sha256: digest(bytes), size: bytes.length, chunks, now: file.now });
  if (sealed === undefined) throw new Error(`file ${file.id}: it was dropped while it was written`);
  return sealed;
}

/** The SHA-256 of bytes, as files have it. */
export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
