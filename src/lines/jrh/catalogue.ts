import { granted } from '#kernel/result.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import { once } from '#product/once.ts';
import { JRH_ROW_SEARCH } from './columns.ts';
import { industrialFacts } from './facts.ts';
import { JRH_INSTRUCTIONS, jrhFigureTables } from './instructions.ts';
import { partFigures } from './part-figures.ts';
import { buildJrhRelease } from './release.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { UNIT_TYPES } from './rows/offered-units.ts';
import { ratiosOf } from './rows/rows.ts';
import { industrialIndex, industrialRows } from './search/industrial-index.ts';
import { checkSource } from './source/check-source.ts';
import type { IndustrialParts } from './source/parts.ts';
import { INDUSTRIAL_FILES } from './source/read-source.ts';

/** The catalogue of JRH: industrial helical and bevel-helical units in their exact ratios. */
export const JRH_CATALOGUE: LineCatalogue<IndustrialRow> = {
  line: 'JRH',
  hashPrefix: 'JRH',
  files: INDUSTRIAL_FILES,
  search: JRH_ROW_SEARCH,
  kindVariable: 'gearArrangement',
  examples: ['JRHH3SH08-1400/AD-i28.64-A/CW/R-FAN'],
  instructions: JRH_INSTRUCTIONS,
  build(source) {
    const checked = checkSource(source);
    return checked.ok ? granted(builtOf(checked.value)) : checked;
  },
  reopen: (computed) => builtOf(computed as IndustrialParts),
};

function builtOf(parts: IndustrialParts): BuiltCatalogue<IndustrialRow> {
  const index = once(() => industrialIndex(ratiosOf(parts), parts));
  const rows = () => industrialRows(ratiosOf(parts), parts);
  const facts = () => industrialFacts(rows(), parts);
  return {
    get index() {
      return index();
    },
    computed: parts,
    release: () => buildJrhRelease(facts()),
    offered: () => ({
      variables: JRH_ROW_SEARCH.rowVariables,
      rows: facts().rows.map((row) => ({ ...row })),
    }),
    inverterMotors: () => [],
    partFigures: (row) => partFigures(parts, row),
    figureTables: () => jrhFigureTables(parts),
    check: () => [],
    counts: () => ({ all: countsOf(rows()) }),
  };
}

function countsOf(rows: readonly IndustrialRow[]): Readonly<Record<string, number>> {
  const perType = UNIT_TYPES.map(
    (type) => [type, rows.filter(({ reduceType }) => reduceType === type).length] as const,
  );
  return { ...Object.fromEntries(perType), all: rows.length };
}
