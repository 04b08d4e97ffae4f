import { GEARBOX_MODELS } from '#modules/catalogue/domain/basic-type.ts';
import { buildCatalogue } from '#modules/catalogue/domain/build-catalogue.ts';
import type { SourceProblem } from '#modules/catalogue/domain/catalogue-source.ts';
import type { CatalogueTable } from '#modules/catalogue/domain/catalogue-table.ts';
import { checkRows } from '#modules/catalogue/domain/check-rows.ts';
import { checkSource } from '#modules/catalogue/domain/check-source.ts';
import { listBasicTypes } from '#modules/catalogue/domain/list-basic-types.ts';
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
