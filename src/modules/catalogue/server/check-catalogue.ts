import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { samplesOfLine } from '#lines/samples.ts';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import { listSamples, type SampledRows } from '#product/samples/list-samples.ts';
import type { SourceProblem } from '#product/source.ts';
import { withdrawnText } from './release-texts.ts';
import { readSampleSource } from './samples/sample-source.ts';
import { readLineSource } from './seed/read-seeds.ts';

/** `npm run catalogue:check [folder]`: rebuilds the catalogue of every line, prints what it holds, fails on a problem. */
process.exitCode = Math.max(...LINE_CATALOGUES.map((line) => check(line, process.argv[2])));

function check(line: LineCatalogue, folder: string | undefined): number {
  const source = readLineSource(line, folder);
  const start = performance.now();
  const built = line.build(source);
  if (!built.ok) return report(built.refusal);
  const { index, counts, check: checkRows } = built.value;
  console.log(`${line.line} catalogue ${index.fingerprint}: built in ${Math.round(performance.now() - start)} ms`);
  console.table(counts());
  const problems = checkRows();
  return report([...problems, ...checkSamples(line, index, folder)]);
}

/** The samples of the line: what is wrong with their files, and which of them these rows do not bear out. */
function checkSamples(
  { line }: LineCatalogue,
  rows: SampledRows,
  folder: string | undefined,
): readonly SourceProblem[] {
  const samples = samplesOfLine(line);
  if (samples === undefined) return [];
  const source = readSampleSource(samples, folder);
  if (!source.ok) return source.refusal;
  const { items, withdrawn } = listSamples(source.value, samples, rows);
  console.log(`${items.length} samples, ${withdrawn.length} withdrawn`);
  for (const sample of withdrawn) console.log(withdrawnText(sample, 'en'));
  return [];
}

function report(problems: readonly SourceProblem[]): number {
  for (const { file, line, code, column, figures } of problems) {
    console.error(`${file}:${line} ${code} ${column} ${figures.join(' ')}`);
  }
  console.log(problems.length === 0 ? 'No problem found.' : `${problems.length} problems.`);
  return problems.length === 0 ? 0 : 1;
}
