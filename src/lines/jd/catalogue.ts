import { granted } from '#kernel/result.ts';
import { EFFICIENCY_CLASSES } from '#lines/shared/motor/motor-codes.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import { once } from '#product/once.ts';
import { plainIndex } from '#product/plain-rows.ts';
import { JD_ROW_SEARCH } from './columns.ts';
import { jdFacts } from './facts.ts';
import { JD_INSTRUCTIONS, jdFigureTables } from './instructions.ts';
import { partFigures } from './part-figures.ts';
import { buildJdRelease } from './release.ts';
import { type MotorRow, rowValues } from './row.ts';
import { motorRows } from './rows.ts';
import { checkSource } from './source/check-source.ts';
import type { JdParts } from './source/read-source.ts';

/** The catalogue of JD: the motors of the other lines, sold alone, with feet, shafts and mounting arrangements. */
export const JD_CATALOGUE: LineCatalogue<MotorRow> = {
  line: 'JD',
  hashPrefix: 'JD',
  files: { motors: 'motors.csv', frames: 'jd_frames.csv', mountings: 'jd_mounting.csv' },
  search: JD_ROW_SEARCH,
  kindVariable: 'efficiencyClass',
  examples: ['JD-DN132S4-B3/T/X-TF'],
  instructions: JD_INSTRUCTIONS,
  build(source) {
    const checked = checkSource(source);
    return checked.ok ? granted(builtOf(checked.value)) : checked;
  },
  reopen: (computed) => builtOf(computed as JdParts),
};

function builtOf(parts: JdParts): BuiltCatalogue<MotorRow> {
  const rows = once(() => motorRows(parts.motors));
  const index = once(() => plainIndex(JD_ROW_SEARCH, rows()));
  return {
    get index() {
      return index();
    },
    computed: parts,
    release: () => buildJdRelease(jdFacts(parts)),
    offered: () => ({ variables: JD_ROW_SEARCH.rowVariables, rows: rows().map(rowValues) }),
    inverterMotors: () => [],
    partFigures: (row) => partFigures(parts, row),
    figureTables: jdFigureTables,
    check: () => [],
    counts: () => ({ all: countsOf(rows()) }),
  };
}

function countsOf(rows: readonly MotorRow[]): Readonly<Record<string, number>> {
  const perClass = EFFICIENCY_CLASSES.map(
    (name) => [name, rows.filter(({ efficiencyClass }) => efficiencyClass === name).length] as const,
  );
  return { ...Object.fromEntries(perClass), all: rows.length };
}
