import type { Db } from '#server/database.ts';
import { type ActiveRelease, openReleaseOf } from './active-release.ts';
import { findSource, findStoredRelease } from './release-store.ts';

/** A release as it goes from thread to thread: what it is stored as, with the reference data of its catalogue. */
export interface ClonedRelease {
  readonly family: string;
  readonly hash: string;
  readonly catalogueHash: string;
  readonly version: string;
  readonly product: Uint8Array;
  readonly engine: Uint8Array | null;
  readonly source: Uint8Array;
}

/** A stored release for another thread. */
export async function clonedRelease(db: Db, hash: string): Promise<ClonedRelease> {
  const stored = await findStoredRelease(db, hash);
  if (stored === undefined) throw new Error(`The release ${hash} is not kept`);
  const { family, catalogueHash, version, product, engine } = stored;
  const source = await findSource(db, catalogueHash);
  return { family, hash, catalogueHash, version, product, engine, source };
}

/** Opens a release in the thread it came to. */
export function openCloned({ product, engine, source, ...release }: ClonedRelease): Promise<ActiveRelease> {
  const stored = { ...release, product: Buffer.from(product), engine: engine && Buffer.from(engine) };
  return openReleaseOf(stored, () => Buffer.from(source));
}
