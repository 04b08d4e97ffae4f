import { granted } from '#kernel/result.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import { once } from '#product/once.ts';
import type { LineSource } from '#product/source.ts';
import { JRW_ROW_SEARCH } from './columns.ts';
import { wormFacts } from './facts/worm-facts.ts';
import { JRW_INSTRUCTIONS, jrwFigureTables } from './instructions.ts';
import { partFigures } from './part-figures.ts';
import { buildJrwRelease } from './release.ts';
import { wormPairs } from './rows/list-worm-rows.ts';
import type { WormRow } from './rows/worm-row.ts';
import { wormIndex } from './search/worm-index.ts';
import { checkSource } from './source/check-source.ts';
import type { WormParts } from './source/parts.ts';
import { WORM_FILES, wormSource } from './source/worm-source.ts';

/** The catalogue of JRW: worm units, single and in pairs, with their inputs. */
export const JRW_CATALOGUE = {
  line: 'JRW',
  hashPrefix: 'JRW',
  files: WORM_FILES,
  search: JRW_ROW_SEARCH,
  kindVariable: 'gearboxModel',
  examples: ['JRW063-DN80M14/B14-TF-i30-B3/0X-H25/FA/F180'],
  instructions: JRW_INSTRUCTIONS,
  build(source: LineSource) {
    const checked = checkSource(wormSource(source));
    return checked.ok ? granted(builtOf(checked.value)) : checked;
  },
  reopen: (computed: unknown) => builtOf(computed as WormParts),
} as const satisfies LineCatalogue<WormRow>;

/** Checked parts with all that is asked of their catalogue; rows are worked out when the line is first used. */
export function builtOf(parts: WormParts): BuiltCatalogue<WormRow> {
  const index = once(() => wormIndex(wormPairs(parts), parts.duties));
  // Asked by a release check alone, so nothing of it is held.
  const rows = () => wormPairs(parts).map(({ row }) => row);
  const facts = () => wormFacts(rows(), parts);
  return {
    get index() {
      return index();
    },
    computed: parts,
    release: () => buildJrwRelease(facts()),
    offered: () => ({ variables: JRW_ROW_SEARCH.rowVariables, rows: facts().rows.map((row) => ({ ...row })) }),
    inverterMotors: () => [],
    partFigures: (row) => partFigures(row, parts),
    figureTables: () => jrwFigureTables(parts),
    check: () => [],
    counts: () => countRows(rows()),
  };
}

function countRows(rows: readonly WormRow[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { inputType, gearboxModel } of rows) {
    const perModel = counts[inputType] ?? { W: 0, WW: 0, all: 0 };
    counts[inputType] = perModel;
    perModel[gearboxModel] = (perModel[gearboxModel] ?? 0) + 1;
    perModel.all = (perModel.all ?? 0) + 1;
  }
  return counts;
}
