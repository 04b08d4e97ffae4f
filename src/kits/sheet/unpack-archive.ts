import { inflateRawSync } from 'node:zlib';
import { type ArchiveEntry, archiveEntries } from './archive-entries.ts';
import { type SheetLimits, SheetRefusal, UNSUSPECTED } from './sheet-limits.ts';

/**
 * The files of a zip unpacked, within bounds: what the directory declares is held against the limits before anything is unpacked,
 * and no file may then hold another number of bytes than it declared.
 */
export function unpackArchive(bytes: Uint8Array, limits: SheetLimits): ReadonlyMap<string, Uint8Array> {
  if (bytes.byteLength > limits.bytes) throw new SheetRefusal('sheet.too-large');
  const entries = archiveEntries(bytes, limits.entries);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > limits.unpacked || entries.some((entry) => isSuspect(entry, limits)))
    throw new SheetRefusal('sheet.too-large');
  return new Map(entries.map((entry) => [entry.name, contentOf(entry, bytes)]));
}

function isSuspect({ packed, unpacked }: ArchiveEntry, { ratio }: SheetLimits): boolean {
  return unpacked > UNSUSPECTED && unpacked > packed * ratio;
}

function contentOf({ method, begin, packed, unpacked }: ArchiveEntry, bytes: Uint8Array): Uint8Array {
  const content = bytes.subarray(begin, begin + packed);
  const plain = method === 'stored' ? content : inflated(content, unpacked);
  if (plain.byteLength !== unpacked) throw new SheetRefusal('sheet.broken');
  return plain;
}

/** A file that goes on beyond what it declared is given up there: what it would unpack to nobody ever holds. */
function inflated(content: Uint8Array, unpacked: number): Uint8Array {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, unpacked) });
  } catch {
    throw new SheetRefusal('sheet.broken');
  }
}
