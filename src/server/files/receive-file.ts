import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Failure } from '#server/failures.ts';
import { CHUNK_BYTES } from './file-store.ts';
import { mayBegin } from './signatures.ts';

/** How long a sender may be silent, ms. */
export const LONGEST_SILENCE = 30_000;

/** What came of a file. */
export interface Received {
  readonly sha256: string;
  readonly size: number;
  readonly chunks: number;
}

interface Expected {
  readonly type: string;
  readonly size: number;
  readonly longestSilence?: number;
}

/**
 * Takes a file in piece by piece: the next one is read when the one before was kept, so that a fast sender fills no memory. Ends with a
 * refusal where the file breaks off, is longer or shorter than announced, or begins unlike its type.
 */
export async function receiveFile(
  body: IncomingMessage,
  { type, size, longestSilence = LONGEST_SILENCE }: Expected,
  keep: (no: number, bytes: Buffer) => Promise<void>,
): Promise<Received> {
  const hash = createHash('sha256');
  let chunks = 0;
  let received = 0;
  for await (const bytes of inPieces(whatComes(body, longestSilence))) {
    if (chunks === 0 && !mayBegin(type, bytes)) throw new Failure('upload.other-content', { type });
    received += bytes.length;
    if (received > size) throw new Failure('upload.broken-off');
    hash.update(bytes);
    await keep(chunks, bytes);
    chunks += 1;
  }
  if (received !== size) throw new Failure('upload.broken-off');
  return { sha256: hash.digest('hex'), size: received, chunks };
}

/** The body as it comes. A sender who falls silent has left. */
async function* whatComes(body: IncomingMessage, longestSilence: number): AsyncGenerator<Buffer> {
  let silence: NodeJS.Timeout | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => body.destroy(new Failure('upload.broken-off')), longestSilence);
  };
  try {
    listen();
    // Left open: the answer to what is refused goes out on the same connection.
    for await (const bytes of body.iterator({ destroyOnReturn: false })) {
      clearTimeout(silence);
      yield bytes;
      listen();
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('upload.broken-off');
  } finally {
    clearTimeout(silence);
  }
}

/** Bytes in pieces of CHUNK_BYTES, the last one shorter. */
export async function* inPieces(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let held = 0;
  for await (const bytes of source) {
    parts.push(bytes);
    held += bytes.length;
    if (held < CHUNK_BYTES) continue;
    const all = Buffer.concat(parts);
    let from = 0;
    for (; all.length - from >= CHUNK_BYTES; from += CHUNK_BYTES) yield all.subarray(from, from + CHUNK_BYTES);
    parts = from < all.length ? [all.subarray(from)] : [];
    held = all.length - from;
  }
  if (held > 0) yield Buffer.concat(parts);
}
