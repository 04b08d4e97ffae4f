import { LRUCache } from 'lru-cache';
import { catalogueOf } from '#lines/catalogues.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import type { Computed } from '#server/computed-files.ts';
import { describeProblem } from './describe-problem.ts';
import { parseTexts, unpackTexts } from './release-source.ts';

/** A stored catalogue, by its hash, and where its files are to be had. */
export interface StoredCatalogue {
  readonly family: string;
  readonly hash: string;
  readonly source: () => Buffer | Promise<Buffer>;
}

/** A catalogue may have a hundred thousand rows and take half a second to build; most releases of a line share one. */
const MAX_PER_LINE = 2;
const built = new Map<string, LRUCache<string, BuiltCatalogue>>();

/** A stored catalogue, built: once by a program, whatever starts it sees. Data that break physics are refused with their file and line. */
export async function builtCatalogue(stored: StoredCatalogue, computed?: Computed): Promise<BuiltCatalogue> {
  const ofLine = built.get(stored.family) ?? new LRUCache<string, BuiltCatalogue>({ max: MAX_PER_LINE });
  built.set(stored.family, ofLine);
  const known = ofLine.get(stored.hash) ?? reopened(stored, computed) ?? (await newlyBuilt(stored, computed));
  ofLine.set(stored.hash, known);
  return known;
}

function reopened({ family, hash }: StoredCatalogue, computed?: Computed): BuiltCatalogue | undefined {
  const line: LineCatalogue = catalogueOf(family);
  const kept = line.reopen && computed?.read(catalogueKey(hash));
  return kept === undefined ? undefined : line.reopen?.(kept);
}

async function newlyBuilt({ family, hash, source }: StoredCatalogue, computed?: Computed): Promise<BuiltCatalogue> {
  const line = catalogueOf(family);
  const result = line.build(parseTexts(unpackTexts(await source(), line), line));
  if (!result.ok) throw new Error(`Reference data refused:\n${result.refusal.map(describeProblem).join('\n')}`);
  if (result.value.computed !== undefined) computed?.keep(catalogueKey(hash), result.value.computed);
  return result.value;
}

/** Under which key what was computed of a catalogue is kept. */
export function catalogueKey(hash: string): string {
  return `catalogue-${hash}`;
}
