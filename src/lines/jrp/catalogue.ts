import { granted } from '#kernel/result.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import { once } from '#product/once.ts';
import { JRP_ROW_SEARCH } from './columns.ts';
import { planetaryFacts } from './facts.ts';
import { JRP_INSTRUCTIONS, jrpFigureTables } from './instructions.ts';
import { motorFrames } from './rating/motor-frames.ts';
import { type PlanetaryRow, unitCodes } from './rating/planetary-row.ts';
import { DESIGNS, planetaryRows } from './rating/planetary-rows.ts';
import { buildJrpRelease } from './release.ts';
import { planetaryIndex } from './search/planetary-index.ts';
import { checkSource } from './source/check-source.ts';
import { JRP_FILES } from './source/files.ts';
import type { PlanetaryParts } from './source/parts.ts';

/** The catalogue of JRP: the ratings of planetary units, in line and with a bevel input stage. */
export const JRP_CATALOGUE: LineCatalogue<PlanetaryRow> = {
  line: 'JRP',
  hashPrefix: 'JRP',
  files: JRP_FILES,
  search: JRP_ROW_SEARCH,
  kindVariable: 'design',
  examples: ['JRPL23-3F-AM132-i158.18/10-S'],
  instructions: JRP_INSTRUCTIONS,
  build(source) {
    const checked = checkSource(source);
    return checked.ok ? granted(builtOf(checked.value)) : checked;
  },
  reopen: (computed) => builtOf(computed as PlanetaryParts),
};

function builtOf(parts: PlanetaryParts): BuiltCatalogue<PlanetaryRow> {
  const frames = once(() => motorFrames(parts.motors));
  const index = once(() => planetaryIndex(parts.ratings, frames()));
  const rows = () => planetaryRows(parts.ratings, frames());
  return {
    get index() {
      return index();
    },
    computed: parts,
    release: () => buildJrpRelease(planetaryFacts(parts)),
    offered: () => ({ variables: JRP_ROW_SEARCH.rowVariables, rows: rows().map(unitCodes) }),
    inverterMotors: () => [],
    figureTables: jrpFigureTables,
    check: () => [],
    counts: () => ({ all: countsOf(rows()) }),
  };
}

function countsOf(rows: readonly PlanetaryRow[]): Readonly<Record<string, number>> {
  const perDesign = DESIGNS.map((name) => [name, rows.filter(({ design }) => design === name).length] as const);
  return { ...Object.fromEntries(perDesign), all: rows.length };
}
