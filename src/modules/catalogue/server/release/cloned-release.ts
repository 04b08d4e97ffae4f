import { catalogueKey } from '#modules/catalogue/server/seed/built-catalogue.ts';
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
  /** What was computed of its catalogue, which spares computing it in each thread. */
  readonly computed?: unknown;
}

/** A stored release for another thread, with what this one has computed of its catalogue. */
export async function clonedRelease(
  db: Db,
  { hash, catalogue }: Pick<ActiveRelease, 'hash' | 'catalogue'>,
): Promise<ClonedRelease> {
  const stored = await findStoredRelease(db, hash);
  if (stored === undefined) throw new Error(`The release ${hash} is not kept`);
  const { family, catalogueHash, version, product, engine } = stored;
  const source = await findSource(db, catalogueHash);
  const { computed } = catalogue;
  return { family, hash, catalogueHash, version, product, engine, source, computed };
}

/** Opens a release in the thread it came to. */
export function openCloned({ product, engine, source, computed, ...release }: ClonedRelease): Promise<ActiveRelease> {
  const stored = { ...release, product: Buffer.from(product), engine: engine && Buffer.from(engine) };
  const key = catalogueKey(release.catalogueHash);
  const brought = { read: (asked: string) => (asked === key ? computed : undefined), keep: () => undefined };
  return openReleaseOf(stored, () => Buffer.from(source), brought);
}
