import { LRUCache } from 'lru-cache';
import {
  type Examination,
  type ExaminedRelease,
  examineRelease,
} from '#modules/catalogue/domain/release-check/examine-release.ts';
import type { ProductRow } from './release/release-store.ts';
import { packBytes, releaseEnvelope } from './release/stored-release.ts';

/** What a release is known by. */
export interface Identity {
  readonly hash: string;
  readonly catalogueHash: string;
}

/** What is kept of a release whoever brought it. */
export type ExaminedRow = Pick<ProductRow, 'hash' | 'family' | 'catalogueHash' | 'product' | 'engine' | 'summary'>;

/** A process examines what it ships once, however many databases it prepares. */
const examined = new LRUCache<string, ExaminedRow>({ max: 2 });

/** Checks and compiles a release; the summary says whether it may be kept. */
export function examinedRow(examination: Examination, identity: Identity): ExaminedRow {
  const known = examined.get(identity.hash);
  if (known !== undefined) return known;
  const outcome = examineRelease(examination, () => performance.now());
  const row = rowOfExamined(examination, identity, outcome);
  examined.set(identity.hash, row);
  return row;
}

/** An examined release as it is kept. */
export function rowOfExamined(
  { release }: Examination,
  identity: Identity,
  { summary, artifact }: ExaminedRelease,
): ExaminedRow {
  return {
    ...identity,
    family: release.family,
    product: packBytes(releaseEnvelope(release)),
    engine: artifact === null ? null : packBytes(artifact),
    summary,
  };
}
