import { GEARBOX_MODELS } from '#lines/jrt/rows/basic-type.ts';
import { buildCatalogue } from '#lines/jrt/rows/build-catalogue.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import type { SourceProblem } from '#lines/jrt/source/catalogue-source.ts';
import { checkRows } from '#lines/jrt/source/check-rows.ts';
import { checkSource } from '#lines/jrt/source/check-source.ts';
import { readCatalogueSource } from './read-seeds.ts';

/** `npm run catalogue:check [folder]`: rebuilds the JRT catalogue, prints what it holds, fails on a problem. */
process.exitCode = run(process.argv[2]);

function run(folder: string | undefined): number {
  const checked = checkSource(readCatalogueSource(folder));
  if (!checked.ok) return report(checked.refusal);
  const start = performance.now();
  const table = buildCatalogue(checked.value);
  console.log(`JRT catalogue ${table.fingerprint}: built in ${Math.round(performance.now() - start)} ms`);
  console.table(countRows(table));
  return report(checkRows(table));
}

function report(problems: readonly SourceProblem[]): number {
  for (const { file, line, code, column, figures } of problems) {
    console.error(`${file}:${line} ${code} ${column} ${figures.join(' ')}`);
  }
  console.log(problems.length === 0 ? 'No problem found.' : `${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
}

function countRows(table: CatalogueTable): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { inputType, gearboxModel } of listBasicTypes(table)) {
    const perModel = counts[inputType] ?? Object.fromEntries([...GEARBOX_MODELS, 'all'].map((name) => [name, 0]));
    counts[inputType] = perModel;
    perModel[gearboxModel] = (perModel[gearboxModel] ?? 0) + 1;
    perModel.all = (perModel.all ?? 0) + 1;
  }
  return counts;
}
