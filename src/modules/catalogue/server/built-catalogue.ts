import { buildCatalogue } from '#lines/jrt/rows/build-catalogue.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { checkSource } from '#lines/jrt/source/check-source.ts';
import { Recent } from '#modules/catalogue/domain/recent.ts';
import { describeProblem } from './describe-problem.ts';
import { parseTexts, unpackTexts } from './release-source.ts';
import type { CatalogueRow } from './release-store.ts';

/** A table has a hundred thousand rows and takes half a second to build; most releases share one. */
const built = new Recent<CatalogueTable>(2);

/** The table of a kept catalogue. Data that break physics are refused with their file and line. */
export function builtCatalogue({ hash, source }: Pick<CatalogueRow, 'hash' | 'source'>): CatalogueTable {
  const known = built.get(hash);
  if (known !== undefined) return known;
  const checked = checkSource(parseTexts(unpackTexts(source)));
  if (!checked.ok) throw new Error(`Reference data refused:\n${checked.refusal.map(describeProblem).join('\n')}`);
  return built.keep(hash, buildCatalogue(checked.value));
}
