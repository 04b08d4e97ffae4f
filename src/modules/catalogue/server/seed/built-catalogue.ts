import { LRUCache } from 'lru-cache';
import { catalogueOf } from '#lines/catalogues.ts';
import type { CatalogueRow } from '#modules/catalogue/server/release/release-store.ts';
import type { BuiltCatalogue } from '#product/line-catalogue.ts';
import { describeProblem } from './describe-problem.ts';
import { parseTexts, unpackTexts } from './release-source.ts';

/** A catalogue may have a hundred thousand rows and take half a second to build; most releases of a line share one. */
const MAX_PER_LINE = 2;
const built = new Map<string, LRUCache<string, BuiltCatalogue>>();

/** A stored catalogue, built. Data that break physics are refused with their file and line. */
export function builtCatalogue({
  family,
  hash,
  source,
}: Pick<CatalogueRow, 'family' | 'hash' | 'source'>): BuiltCatalogue {
  const ofLine = built.get(family) ?? new LRUCache<string, BuiltCatalogue>({ max: MAX_PER_LINE });
  built.set(family, ofLine);
  const known = ofLine.get(hash);
  if (known !== undefined) return known;
  const line = catalogueOf(family);
  const result = line.build(parseTexts(unpackTexts(source, line), line));
  if (!result.ok) throw new Error(`Reference data refused:\n${result.refusal.map(describeProblem).join('\n')}`);
  ofLine.set(hash, result.value);
  return result.value;
}
